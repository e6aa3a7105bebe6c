/** A media query that components can read and that follows the window. */
export function media(query: string): { readonly matches: boolean } {
  const list = window.matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener("change", (event) => (matches = event.matches));
  return {
    get matches() {
      return matches;
    },
  };
}
