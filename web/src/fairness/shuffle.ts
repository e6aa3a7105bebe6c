/** Our part in a fair shuffle: a number of our own before the match, and the check after it. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { key } from "../net/keys";
import type { Replay } from "../net/wire";

const KEY = "backroom.shuffles";
const MANY = 50;

type Promised = [commitment: string, nonce: string];

function kept(): Promised[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Promised[];
  } catch {
    return [];
  }
}

/** A number of our own for the shuffle that was promised; both are remembered for the check. */
export function addNonce(commitment: string): string {
  const known = kept().find(([promised]) => promised === commitment);
  if (known) return known[1];
  const nonce = key();
  localStorage.setItem(KEY, JSON.stringify([...kept().slice(1 - MANY), [commitment, nonce]]));
  return nonce;
}

export interface Verdict {
  /** Whether the seed shown now is the one promised before. */
  seed: boolean;
  /** Whether this browser heard that promise before the match. */
  heard: boolean;
  /** Whether our own number is in the shuffle. */
  mine: boolean;
}

/** What a seed is promised by: its SHA-256. The browser's own is missing on plain HTTP in a home network. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** Checks what the server shows against what it promised. */
export function check({ commitment, result }: Replay): Verdict {
  const promised = kept().find(([one]) => one === commitment);
  return {
    seed: commitmentOf(result.seed) === commitment,
    heard: promised !== undefined,
    mine: promised !== undefined && result.nonces.includes(promised[1]),
  };
}
