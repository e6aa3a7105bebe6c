/** What lies over the table has the focus while it is there, and gives it back; nobody who writes is interrupted. */
export function focused(node: HTMLElement): { destroy: () => void } {
  const before = document.activeElement;
  const writing = before instanceof HTMLInputElement || before instanceof HTMLSelectElement;
  if (!writing) (node.querySelector<HTMLElement>("button") ?? node).focus({ preventScroll: true });
  return {
    destroy() {
      const lost =
        !document.activeElement || document.activeElement === document.body || node.contains(document.activeElement);
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
  };
}
