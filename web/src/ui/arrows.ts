/** Left and right go from one button of a row of cards to the next, round and round. */
export function arrows(row: HTMLElement): { destroy: () => void } {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const buttons = [...row.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
  row.addEventListener("keydown", move);
  return { destroy: () => row.removeEventListener("keydown", move) };
}
