/** Walking through the city with the arrows of the keyboard. */

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows go to the next place in that direction. */
export function walk(event: KeyboardEvent, felt: HTMLElement): void {
  const way = WAYS[event.key];
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-place]") : null;
  if (!way || !from) return;
  event.preventDefault();
  const [x, y] = middle(from);
  const far = (one: HTMLElement) => {
    const [to, down] = middle(one);
    const along = (to - x) * way[0] + (down - y) * way[1];
    const aside = Math.abs((to - x) * way[1]) + Math.abs((down - y) * way[0]);
    return along > 4 ? along + 2.5 * aside : Infinity;
  };
  const others = [...felt.querySelectorAll<HTMLElement>("[data-place]")].sort((a, b) => far(a) - far(b));
  if (others[0] && far(others[0]) < Infinity) others[0].focus();
}

function middle(one: Element): readonly [number, number] {
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
