import { expect, test } from "vitest";
import { hex, sha256, unhex } from "./hashing";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("the hash of %o is the standard's", (text, wanted) => {
  expect(hex(sha256(bytes(text)))).toBe(wanted);
});

test("hex goes both ways", () => {
  expect(hex(unhex("00ff10"))).toBe("00ff10");
});
