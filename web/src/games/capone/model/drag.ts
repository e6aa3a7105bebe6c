/** Dragging a stone or a card into the city: a copy follows the pointer, a place under it takes it. */
import type { Desk, Dragged } from "./desk.svelte";

interface Params {
  desk: Desk;
  /** Null stays where it is. */
  what: Dragged | null;
  /** Where a finger must be free to scroll or to rest, only a mouse drags. */
  mouse?: boolean;
}

const FAR_ENOUGH = 8;

export function drag(node: HTMLElement, params: Params) {
  let given = params;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const press = (event: PointerEvent) => {
    if (!given.what || event.button !== 0 || (given.mouse && event.pointerType !== "mouse")) return;
    from = { x: event.clientX, y: event.clientY };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop, { once: true });
    window.addEventListener("pointercancel", stop, { once: true });
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR_ENOUGH) return;
    ghost ??= lift(node);
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    light(placeAt(event));
  };
  const drop = (event: PointerEvent) => {
    const place = ghost ? placeAt(event)?.dataset.place : undefined;
    if (ghost) swallowClick();
    stop();
    if (place && given.what) given.desk.drop(given.what, place);
  };
  const stop = () => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", drop);
    window.removeEventListener("pointercancel", stop);
    ghost?.remove();
    light(null);
    from = ghost = null;
  };
  const light = (place: HTMLElement | null) => {
    if (over === place) return;
    over?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
    over = place;
  };

  node.addEventListener("pointerdown", press);
  return {
    update(next: Params) {
      given = next;
    },
    destroy() {
      node.removeEventListener("pointerdown", press);
      stop();
    },
  };
}

function placeAt(event: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]") ?? null;
}

/** A copy under the pointer that nothing can click. */
function lift(node: HTMLElement): HTMLElement {
  const { width, height } = node.getBoundingClientRect();
  const copy = document.importNode(node, true);
  const box = { left: `${-width / 2}px`, top: `${-height / 2}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(copy.style, box, { position: "fixed", zIndex: "60", pointerEvents: "none", opacity: "0.9" });
  copy.setAttribute("aria-hidden", "true");
  document.body.append(copy);
  return copy;
}

/** The click that ends a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, true));
}
