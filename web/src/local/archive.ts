/** The archive with Backroom and its libraries: a tar, compressed, as `site/pack.py` writes it. */

const BLOCK = 512;

/** Every file of an archive, by its path; the browser's own code unpacks it, many times faster than Python would. */
export async function unpack(archive: Blob): Promise<[path: string, bytes: Uint8Array][]> {
  const plain = archive.stream().pipeThrough(new DecompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(plain).arrayBuffer());
  const text = new TextDecoder();
  const files: [string, Uint8Array][] = [];
  for (let at = 0; bytes[at];) {
    const field = (from: number, length: number) =>
      text.decode(bytes.subarray(at + from, at + from + length)).split("\0")[0]!;
    const size = parseInt(field(124, 12), 8);
    files.push([field(0, 100), bytes.subarray(at + BLOCK, at + BLOCK + size)]);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
