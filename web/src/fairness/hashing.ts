/** SHA-256 and HMAC of our own: the browser's are missing on plain HTTP in a home network. */

const PRIMES = primes(64);
const fraction = (number: number) => Math.floor((number - Math.floor(number)) * 2 ** 32) >>> 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++) if (found.every((prime) => next % prime)) found.push(next);
  return found;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const data = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, i) => data.setUint8(i, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(length - 4, bytes.length * 8);
  const state = Uint32Array.from(START);
  for (let at = 0; at < length; at += BLOCK) mix(state, data, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(i * 4, word));
  return new Uint8Array(out.buffer);
}

function mix(state: Uint32Array, data: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 64; i++) words[i] = i < 16 ? data.getUint32(at + i * 4) : spread(words, i);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word));
}

function spread(words: Uint32Array, i: number): number {
  const [early, late] = [words[i - 15]!, words[i - 2]!];
  const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
  return words[i - 16]! + low + words[i - 7]! + high;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
