/**
 * The service worker of the site: after the first visit everything works without a network.
 *
 * VERSION and FILES are filled in when the site is built. A cache holds one version of the pages, whole; the next
 * version is fetched beside it and takes over when everybody who plays has agreed. Python has a cache of its own,
 * which the house's worker fills: its addresses change with what they hold.
 */
const VERSION = "__VERSION__";
const FILES = JSON.parse("__FILES__");
const PAGES = `backroom-pages-${VERSION}`;
const PYTHON = "backroom-python";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(PAGES).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("backroom-pages-") && name !== PAGES;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

/** What this version has, else what Python has, else the network. */
async function answer(request) {
  const page = request.mode === "navigate" ? new URL("./", self.registration.scope).href : request.url;
  const pages = await caches.open(PAGES);
  const python = await caches.open(PYTHON);
  return (await pages.match(page)) ?? (await python.match(page)) ?? fetch(request);
}
