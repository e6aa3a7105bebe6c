import { beforeEach, expect, test } from "vitest";
import { addNonce, check } from "./shuffle";
import type { Replay } from "../net/wire";

const seed = "ab".repeat(32);
// hashlib.sha256(bytes.fromhex("ab" * 32)).hexdigest()
const commitment = "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885";
const replay = (nonces: string[], shown = seed) =>
  ({ commitment, result: { seed: shown, nonces } }) as unknown as Replay;

beforeEach(() => localStorage.clear());

test("a promise kept, with our number in it", () => {
  const nonce = addNonce(commitment);

  expect(addNonce(commitment)).toBe(nonce);
  expect(check(replay(["", nonce]))).toEqual({ seed: true, heard: true, mine: true });
});

test("another seed than the promised one is seen", () => {
  expect(check(replay([], "cd".repeat(32))).seed).toBe(false);
});

test("a number left out is seen", () => {
  addNonce(commitment);

  expect(check(replay(["somebody else"]))).toEqual({ seed: true, heard: true, mine: false });
});
