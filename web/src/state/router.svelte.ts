/** A small router: paths in, a page's name and its parameters out. */

export interface Place {
  page: string;
  params: Record<string, string>;
}

const ROUTES: readonly (readonly [pattern: string, page: string])[] = [
  ["/", "home"],
  ["/tables/:table", "table"],
  ["/replay/:match", "replay"],
  ["/history", "history"],
  ["/learn/:game", "learn"],
  ["/rules", "rules"],
  ["/rules/:game", "rules"],
  ["/settings", "settings"],
  ...(import.meta.env.MODE === "site" ? [["/now/:game", "now"] as const] : []),
  ["/about", "about"],
  ["/device/:token", "device"],
  ["/account", "account"],
  ["/mine", "mine"],
  ["/together/:game", "together"],
  ["/ratings", "ratings"],
  ["/desk", "desk"],
  ["/measures", "measures"],
  ["/ratings/:game", "ratings"],
  ["/ratings/of/:person", "rated"],
  ["/evenings", "evenings"],
  ["/evenings/:evening", "evening"],
  ["/evenings/:evening/screen", "screen"],
  ["/clubs", "clubs"],
  ["/clubs/:club", "club"],
  ["/club/:token", "joining"],
  ["/invited/:token", "account"],
  ["/friends", "friends"],
  ["/friend/:token", "friend"],
  ["/person/:id", "person"],
  ["/mail/:token", "mail"],
  ["/mail/:token/:stop", "mail"],
  ...(import.meta.env.DEV ? [["/dev/:scene", "dev"] as const] : []),
];

/** The page a path leads to; an unknown path leads to `lost`. */
export function resolve(path: string): Place {
  const parts = path.split("/").filter(Boolean);
  for (const [pattern, page] of ROUTES) {
    const params = match(pattern.split("/").filter(Boolean), parts);
    if (params) return { page, params };
  }
  return { page: "lost", params: {} };
}

function match(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, piece] of pattern.entries()) {
    const part = decodeURIComponent(parts[i] ?? "");
    if (piece.startsWith(":")) params[piece.slice(1)] = part;
    else if (piece !== part) return null;
  }
  return params;
}

/** A static host knows one page only, under whatever path: our own paths stand behind its `#`. */
const BEHIND_HASH = import.meta.env.MODE === "site";

function path(): string {
  return BEHIND_HASH ? location.hash.slice(1) || "/" : location.pathname;
}

export const router = $state<Place>(resolve(path()));

/** The address of a path of our own, as a link or a share needs it. */
export function addressOf(path: string): string {
  return BEHIND_HASH ? `${location.pathname}${location.search}#${path}` : path;
}

/** Whether a house with a server sent the visitor here for a match against bots: its front door is the way out. */
export const sentHere = () => BEHIND_HASH && new URLSearchParams(location.search).has("house");

/** Goes to a path of our own without loading the page anew. */
export function go(path: string, replace = false): void {
  if (path === "/" && sentHere()) return location.assign("/");
  if (replace) history.replaceState(null, "", addressOf(path));
  else history.pushState(null, "", addressOf(path));
  arrive();
  window.scrollTo(0, 0);
}

function arrive(): void {
  Object.assign(router, resolve(path()));
}

/** Plain clicks on our own links become `go`; everything else stays the browser's business. */
export function listen(): void {
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event, link)) return;
    event.preventDefault();
    if (BEHIND_HASH && link.hash && !link.hash.startsWith("#/")) jump(link.hash);
    else go(BEHIND_HASH && link.hash ? link.hash.slice(1) : link.pathname);
  });
  if (BEHIND_HASH) document.addEventListener("pointerdown", readdress);
}

/** Jumps within the page, where the address is taken by our own path. */
function jump(hash: string): void {
  const goal = document.getElementById(hash.slice(1));
  goal?.scrollIntoView();
  goal?.focus();
}

/** A link that is about to be opened in a tab of its own, or copied, needs the whole address. */
function readdress(event: Event): void {
  const link = (event.target as Element).closest?.("a[href^='/']");
  if (link instanceof HTMLAnchorElement) link.href = addressOf(link.pathname);
}

function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const keys = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const leaves = link.origin !== location.origin || link.target || link.hasAttribute("download");
  const jumps = !BEHIND_HASH && link.hash !== "" && link.pathname === location.pathname;
  return event.button === 0 && !event.defaultPrevented && !keys && !leaves && !jumps;
}
