/** Explanations on demand: rest the mouse on something, hold a finger on it, or press `?` while it has focus. */

export interface Explained {
  key: string;
  box: DOMRect;
}

export const explained = $state<{ now: Explained | null }>({ now: null });

const REST = 800;
const HOLD = 450;

/** Marks an element as explainable by the key of what it shows; null explains nothing. */
export function explain(node: HTMLElement, key: string | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let about = key;

  const show = () => {
    if (about) explained.now = { key: about, box: node.getBoundingClientRect() };
  };
  const after = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, wait);
  };
  const hide = () => {
    clearTimeout(timer);
    explained.now = null;
  };
  const on: Record<string, (event: Event) => void> = {
    pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && after(REST),
    pointerdown: (event) => {
      hide();
      if ((event as PointerEvent).pointerType !== "mouse") after(HOLD);
    },
    pointerup: hide,
    pointerleave: hide,
    pointercancel: hide,
    // A focused card that leaves the page fires this while the page is being drawn.
    focusout: () => queueMicrotask(hide),
    contextmenu: (event) => explained.now && event.preventDefault(),
    keydown: (event) => {
      const pressed = (event as KeyboardEvent).key;
      if (pressed === "?") show();
      if (pressed === "Escape") hide();
    },
  };

  for (const [name, listener] of Object.entries(on)) node.addEventListener(name, listener);
  return {
    update(next: string | null) {
      about = next;
    },
    destroy() {
      clearTimeout(timer);
      queueMicrotask(() => explained.now?.key === about && hide());
    },
  };
}
