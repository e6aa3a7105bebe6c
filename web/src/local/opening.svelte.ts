/** How far the house in this browser is: Python and the rules are fetched once, with progress one can see. */

type State = "closed" | "loading" | "open" | "elsewhere" | "failed" | "impossible";

class Opening {
  state = $state<State>("closed");
  loaded = $state(0);
  total = $state(0);
  /** What went wrong, in the browser's own words. */
  detail = $state("");

  begin(): void {
    this.state = "loading";
    this.loaded = 0;
  }
  progress(loaded: number, total: number): void {
    this.loaded = loaded;
    this.total = total;
  }
  end(): void {
    this.state = "open";
  }
  fail(state: State, detail: string): void {
    this.state = state;
    this.detail = detail;
  }
}

export const opening = new Opening();

/** Whether this browser can run the house at all. */
export function canOpen(): boolean {
  return typeof WebAssembly === "object" && typeof Worker === "function" && typeof indexedDB === "object";
}
