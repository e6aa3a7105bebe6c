/** What a player has set on this device; kept in local storage, never sent. */

export type Language = "en" | "nl";
export type Pace = "calm" | "brisk" | "instant";

export interface Settings {
  name: string;
  language: Language;
  theme: "system" | "dark" | "light";
  confirm: "always" | "sometimes" | "never";
  pace: Pace;
  /** How long bots take at the tables one makes. */
  tempo: Pace;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  motion: boolean;
  notify: boolean;
  /** Whether this browser was given a session: a stranger need not ask who they are. */
  guest: boolean;
  /** The same in the house that a server lets run in this browser: its people are its own. */
  local: boolean;
}

const KEY = "backroom.settings";

/** The first of the browser's languages that the house speaks. */
export function spoken(languages: readonly string[]): Language {
  for (const language of languages) {
    if (language.startsWith("nl")) return "nl";
    if (language.startsWith("en")) return "en";
  }
  return "en";
}

function defaults(): Settings {
  return {
    name: "",
    language: spoken(navigator.languages),
    theme: "system",
    confirm: "sometimes",
    pace: "brisk",
    tempo: "brisk",
    sound: false,
    volume: 0.6,
    motion: true,
    notify: false,
    guest: false,
    local: false,
  };
}

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...defaults(), ...stored() });

/** Keeps the settings and puts those that change the look on the page; run inside an effect. */
export function applySettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const dark = settings.theme === "dark" || (settings.theme === "system" && !prefersLight());
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.motion = settings.motion ? "full" : "none";
  document.documentElement.lang = settings.language;
}

function prefersLight(): boolean {
  return window.matchMedia?.("(prefers-color-scheme: light)").matches ?? false;
}

/** Milliseconds a scene takes at the chosen pace. */
export function paced(milliseconds: number): number {
  const factor = { calm: 1.6, brisk: 1, instant: 0 }[settings.pace];
  return settings.motion ? milliseconds * factor : 0;
}

/** Milliseconds that something takes to move: never a second, and none where stillness is wanted. */
export function moving(milliseconds: number): number {
  const still = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  return still ? 0 : Math.min(paced(milliseconds), 900);
}
