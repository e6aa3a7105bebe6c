/** Numbers nobody can guess. */

/** 128 bits in hex; `crypto.randomUUID` is missing on plain HTTP in a home network. */
export function key(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
