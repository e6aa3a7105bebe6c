/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, type Plugin } from "vite";

/** Beside every file of text its brotli and gzip, made once here so that the server compresses nothing. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(js|css|svg|html|json)$/.test(name)) continue;
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** Tests that draw nothing: they need no page, which takes most of a second to make for each file. */
const PLAIN = ["src/games/*/model/*.test.ts", "src/i18n/*.test.ts"];
const DRAWN = ["src/**/*.svelte.test.ts"];

/**
 * BACKROOM_STATIC is where the wheel wants the built page; without it the build stays in dist/.
 * In the mode `site` it is the page of a house without a server, for any static host and any base path.
 */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === "site" ? [] : [compressed()])],
  base: mode === "site" ? "./" : "/",
  worker: { format: "es" },
  build: {
    outDir: (mode === "site" ? process.env.BACKROOM_SITE : process.env.BACKROOM_STATIC) ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    // The Content-Security-Policy allows files of our own, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: process.env.BACKROOM_SERVER ?? "http://127.0.0.1:8000", ws: true },
    },
    fs: { allow: [".."] },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    projects: [
      {
        extends: true,
        plugins: [svelteTesting({ autoCleanup: false })],
        test: { name: "plain", environment: "node", include: PLAIN, exclude: DRAWN },
      },
      {
        extends: true,
        plugins: [svelteTesting()],
        test: {
          name: "page",
          environment: "jsdom",
          setupFiles: ["src/ui/screen.ts"],
          include: ["src/**/*.test.ts"],
          exclude: PLAIN.map((files) => files.replace("*.test", "!(*.svelte).test")),
        },
      },
    ],
  },
}));
