/** Where what was fetched is kept; a page without HTTPS has no such place. */
export function openCache(): Promise<Cache | null> {
  return "caches" in self ? self.caches.open("backroom-python").catch(() => null) : Promise.resolve(null);
}
