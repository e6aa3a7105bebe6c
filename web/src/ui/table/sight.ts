/** Small screens show a part of a table: what is spoken of comes into sight there. */

/** The middle of the felt, for what lies beyond its edges. */
function bring(one: Element, felt: Element): void {
  const [box, frame] = [one.getBoundingClientRect(), felt.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom)
    felt.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}

/** What a selector names is brought into sight, again on a screen that is turned, or opened if it is a tab. */
function show(names: string): () => void {
  const one = document.querySelector<HTMLElement>(names);
  if (one?.matches("[role=tab]")) one.click();
  const felt = one?.closest(".felt");
  if (!one || !felt) return () => {};
  const sizes = new ResizeObserver(() => bring(one, felt));
  sizes.observe(felt);
  return () => sizes.disconnect();
}

/** The same as soon as a new table lies there; gives what ends it. */
export function showSoon(names: string): () => void {
  let end = () => {};
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => (end = show(names)))));
  return () => {
    cancelAnimationFrame(frame);
    end();
  };
}
