/** Python with Backroom's files in it, started from an image of its memory where this browser has kept one. */
import type { PyodideAPI, PyodideConfig } from "pyodide";
import { unpack } from "./archive";
import { openCache } from "./cache";

export const PACKAGES = "/lib/python3.14/site-packages";
const GROUNDWORK = "backroom.local.groundwork";

type Engine = { default: NonNullable<PyodideConfig["createPyodideModule"]> };

export interface Started {
  python: PyodideAPI;
  /** Keeps the image for the next visit; called when the house has proved that it opens. */
  keep(): Promise<void>;
}

/** The image fits one build of Python in one version of one browser. */
const imageOf = (home: string) => `${home}memory?${encodeURIComponent(navigator.userAgent)}`;

/** Forgets the image, so that the next start does without it. */
export async function forgetImage(home: string): Promise<void> {
  await (await openCache())?.delete(imageOf(home), { ignoreSearch: true });
}

export async function startPython(home: string, fetched: Map<string, Blob>): Promise<Started> {
  const cache = await openCache();
  const kept = await (await cache?.match(imageOf(home)))?.arrayBuffer();
  const files = unpack(fetched.get("house.pack")!);
  if (kept) {
    try {
      const python = await load(home, fetched, new Uint8Array(kept));
      place(python, await files);
      // Memory that was kept would throw the same dice at every visit.
      python.runPython("import random; random.seed()");
      return { python, keep: () => Promise.resolve() };
    } catch (error) {
      console.warn("Python does not start from its image", error);
      await forgetImage(home);
    }
  }
  const python = await load(home, fetched, null);
  place(python, await files);
  python.pyimport(GROUNDWORK).destroy();
  const image = cache && python.makeMemorySnapshot();
  return {
    python,
    async keep() {
      if (!image) return;
      await forgetImage(home);
      await cache.put(imageOf(home), new Response(image as Uint8Array<ArrayBuffer>)).catch(() => {});
    },
  };
}

/** Pyodide fetches its files itself: it gets those that are here already. */
async function load(home: string, fetched: Map<string, Blob>, image: Uint8Array | null): Promise<PyodideAPI> {
  const outside = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const here = address.startsWith(home) ? fetched.get(address.slice(home.length)) : undefined;
    return here ? Promise.resolve(new Response(here)) : outside(input, init);
  };
  try {
    const [{ loadPyodide }, engine] = await Promise.all([
      import(/* @vite-ignore */ `${home}pyodide.mjs`) as Promise<typeof import("pyodide")>,
      import(/* @vite-ignore */ `${home}pyodide.asm.mjs`) as Promise<Engine>,
    ]);
    if (!image) return await loadPyodide({ indexURL: home, _makeSnapshot: true });
    return await loadPyodide({ indexURL: home, _loadSnapshot: image, createPyodideModule: roomFor(engine, image) });
  } finally {
    self.fetch = outside;
  }
}

/** Pyodide does not make room by itself for an image that is larger than the memory it starts with. */
function roomFor(engine: Engine, image: Uint8Array): Engine["default"] {
  return async (settings) => {
    const module = await engine.default(settings);
    if (module.HEAP8.length < image.length)
      (module as unknown as { _malloc(bytes: number): number })._malloc(image.length);
    return module;
  };
}

function place({ FS, runPython }: PyodideAPI, files: [string, Uint8Array][]): void {
  for (const [path, bytes] of files) {
    FS.mkdirTree(`${PACKAGES}/${path.slice(0, path.lastIndexOf("/"))}`);
    FS.writeFile(`${PACKAGES}/${path}`, bytes, { canOwn: true });
  }
  runPython("import importlib; importlib.invalidate_caches()");
}
