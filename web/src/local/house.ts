/** The worker: fetches Python, opens the house of `backroom.local` in it, and carries messages to and fro. */
import type { PyodideAPI } from "pyodide";
import type { Told } from "../net/worker";
import { openCache } from "./cache";
import { openCupboard } from "./cupboard";
import { forgetImage, PACKAGES, startPython } from "./python";

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
  try {
    const { python, keep } = await startPython(home, fetched);
    await openHouse(python, home);
    await keep();
  } catch (error) {
    await forgetImage(home);
    throw error;
  }
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!saving) for (const game of nets) await fetchNet(home, game).catch(() => {});
}

async function openHouse(python: PyodideAPI, home: string): Promise<void> {
  const cupboard = await openCupboard(NAME);
  const opened = python.pyimport("backroom.local.worker") as {
    open_worker(read: unknown, write: unknown, post: unknown, fetchNet: unknown): Promise<House>;
  };
  const post = (text: string) => tell(JSON.parse(text) as Told);
  house = await opened.open_worker(cupboard.read, cupboard.write, post, netBringer(python, home));
  tell({ state: "open" });
  for (const message of waiting.splice(0)) house.hear(JSON.stringify(message));
}

/** The network of a game: as it was kept, else fetched and kept. */
async function fetchNet(home: string, game: string): Promise<Response> {
  const cache = await openCache();
  const address = `${home}nets/${game}.npz`;
  const kept = await cache?.match(address);
  const response = kept ?? (await fetch(address));
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  if (!kept) await cache?.put(address, response.clone()).catch(() => {});
  return response;
}

/** Puts the network of a game where Python looks for it, once. */
function netBringer(python: PyodideAPI, home: string): (game: string) => Promise<void> {
  const brought = new Map<string, Promise<void>>();
  const bring = async (game: string): Promise<void> => {
    const bytes = new Uint8Array(await (await fetchNet(home, game)).arrayBuffer());
    python.FS.writeFile(`${PACKAGES}/backroom/bots/nets/weights/${game}.npz`, bytes);
  };
  return (game) => {
    const asked = brought.get(game) ?? bring(game);
    brought.set(game, asked);
    asked.catch(() => brought.delete(game));
    return asked;
  };
}

/** All files at once, counted as they come; from the cache of this version if they were here before. */
async function fetchAll(home: string, files: Parts["files"]): Promise<Map<string, Blob>> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const cache = await openCache();
  const one = async (name: string): Promise<[string, Blob]> => {
    const address = home + name;
    const count = (bytes: number) => tell({ loaded: (loaded += bytes), total });
    const kept = await (await cache?.match(address))?.blob();
    if (kept) {
      count(kept.size);
      return [name, kept];
    }
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    const blob = await counted(name, response, count);
    await cache?.put(address, new Response(blob)).catch(() => {});
    return [name, blob];
  };
  const fetched = new Map(await Promise.all(files.map(({ name }) => one(name))));
  for (const { url } of (await cache?.keys()) ?? []) if (!url.startsWith(home)) await cache?.delete(url);
  return fetched;
}

async function counted(name: string, response: Response, count: (bytes: number) => void): Promise<Blob> {
  const reader = response.body!.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    count(part.value.length);
  }
  return new Blob(chunks, { type: typeOf(name) });
}

function typeOf(name: string): string {
  if (name.endsWith(".wasm")) return "application/wasm";
  return name.endsWith("js") ? "text/javascript" : "application/octet-stream";
}
