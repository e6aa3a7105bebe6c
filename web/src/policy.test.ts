import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Every component of the web client, by its path below web/. */
function components(): string[] {
  const found = readdirSync("src", { recursive: true, encoding: "utf8" });
  return found.filter((path) => path.endsWith(".svelte"));
}

describe("the Content-Security-Policy of the server", () => {
  it("meets no style written into the markup: only values set by the script are allowed", () => {
    const written = components().filter((path) => /\sstyle="[^"{]*"/.test(readFileSync(`src/${path}`, "utf8")));
    expect(written).toEqual([]);
  });
});
