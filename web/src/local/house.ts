/** The worker: fetches Python, opens the house of `backroom.local` in it, and carries messages to and fro. */
import type { PyodideAPI } from "pyodide";
import type { Told } from "../net/worker";
import { openCupboard } from "./cupboard";

/** Written by `site/python.js`: what is to be fetched, with its size as it travels. */
interface Parts {
  version: string;
  files: { name: string; bytes: number }[];
  /** The games that have a network; each is fetched when a bot first plays by it, or when there is time. */
  nets: string[];
}
interface House {
  hear(text: string): void;
  close(): Promise<void>;
}

/** A worker, typed as the page that it is not: what is used of it they have in common. */
const worker = self;
const BASE = new URL("../", import.meta.url);
const PACKAGES = "/lib/python3.14/site-packages";
const NAME = `backroom ${BASE.pathname}`;
const waiting: object[] = [];
let house: House | null = null;

const tell = (told: Told) => worker.postMessage(told);

worker.onmessage = ({ data }: MessageEvent<object>) => {
  if ("take" in data) void begin(true);
  else if (house) house.hear(JSON.stringify(data));
  else waiting.push(data);
};
void begin(false);

/** One tab at a time: two houses over one database would write over each other's moves. */
async function begin(steal: boolean): Promise<void> {
  try {
    if (!navigator.locks) return await open();
    await navigator.locks.request(NAME, steal ? { steal } : { ifAvailable: true }, async (lock) => {
      if (!lock) return tell({ state: "elsewhere" });
      await open();
      await new Promise(() => {}); // held until the tab is closed or another takes it
    });
  } catch (error) {
    if (house && error instanceof DOMException && error.name === "AbortError") {
      house = null;
      tell({ state: "elsewhere" });
    } else tell({ state: "failed", detail: String(error) });
  }
}

async function open(): Promise<void> {
  const response = await fetch(new URL("python/parts.json", BASE), { cache: "no-cache" });
  const { version, files, nets } = (await response.json()) as Parts;
  const home = new URL(`python/${version}/`, BASE).href;
  const fetched = await fetchAll(home, files);
  const python = await start(home, fetched);
  python.unpackArchive(await fetched.get("house.zip")!.arrayBuffer(), "zip", { extractDir: PACKAGES });
  const cupboard = await openCupboard(NAME);
  const opened = python.pyimport("backroom.local.worker") as {
    open_worker(read: unknown, write: unknown, post: unknown, fetchNet: unknown): Promise<House>;
  };
  const post = (text: string) => tell(JSON.parse(text) as Told);
  const bringNet = netBringer(python, home);
  house = await opened.open_worker(cupboard.read, cupboard.write, post, bringNet);
  tell({ state: "open" });
  for (const message of waiting.splice(0)) house.hear(JSON.stringify(message));
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!saving) for (const game of nets) await bringNet(game).catch(() => {});
}

/** Puts the network of a game where Python looks for it, once. */
function netBringer(python: PyodideAPI, home: string): (game: string) => Promise<void> {
  const brought = new Map<string, Promise<void>>();
  const bring = async (game: string): Promise<void> => {
    const cache = await openCache();
    const address = `${home}nets/${game}.npz`;
    const kept = await cache?.match(address);
    const response = kept ?? (await fetch(address));
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    if (!kept) await cache?.put(address, response.clone()).catch(() => {});
    const bytes = new Uint8Array(await response.arrayBuffer());
    python.FS.writeFile(`${PACKAGES}/backroom/bots/nets/weights/${game}.npz`, bytes);
  };
  return (game) => {
    const asked = brought.get(game) ?? bring(game);
    brought.set(game, asked);
    asked.catch(() => brought.delete(game));
    return asked;
  };
}

/** Where what was fetched is kept; a page without HTTPS has no such place. */
function openCache(): Promise<Cache | null> {
  return "caches" in worker ? worker.caches.open("backroom-python").catch(() => null) : Promise.resolve(null);
}

/** All files at once, counted as they come; from the cache of this version if they were here before. */
async function fetchAll(home: string, files: Parts["files"]): Promise<Map<string, Response>> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const cache = await openCache();
  const one = async (name: string): Promise<[string, Response]> => {
    const address = home + name;
    const kept = await cache?.match(address);
    const response = kept ?? (await fetch(address));
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    const blob = await counted(response, (bytes) => tell({ loaded: (loaded += bytes), total }));
    const fresh = () => new Response(blob, { headers: { "content-type": typeOf(name) } });
    if (!kept) await cache?.put(address, fresh()).catch(() => {});
    return [name, fresh()];
  };
  const fetched = new Map(await Promise.all(files.map(({ name }) => one(name))));
  for (const { url } of (await cache?.keys()) ?? []) if (!url.startsWith(home)) await cache?.delete(url);
  return fetched;
}

async function counted(response: Response, count: (bytes: number) => void): Promise<Blob> {
  const reader = response.body!.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    count(part.value.length);
  }
  return new Blob(chunks);
}

function typeOf(name: string): string {
  if (name.endsWith(".wasm")) return "application/wasm";
  return name.endsWith("js") ? "text/javascript" : "application/octet-stream";
}

/** Pyodide fetches its files itself: it gets those that are here already. */
async function start(home: string, fetched: Map<string, Response>): Promise<PyodideAPI> {
  const outside = worker.fetch.bind(worker);
  worker.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const here = address.startsWith(home) ? fetched.get(address.slice(home.length)) : undefined;
    return here ? Promise.resolve(here.clone()) : outside(input, init);
  };
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as typeof import("pyodide");
    return await loadPyodide({ indexURL: home, packages: [] });
  } finally {
    worker.fetch = outside;
  }
}
