/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vite";

/** BACKROOM_STATIC is where the wheel wants the built page; without it the build stays in dist/. */
export default defineConfig({
  plugins: [svelte(), ...(process.env.VITEST ? [svelteTesting()] : [])],
  build: {
    outDir: process.env.BACKROOM_STATIC ?? "dist",
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
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
  },
});
