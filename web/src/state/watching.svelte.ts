/** An evening or a club as it is now: asked for again and again while somebody looks at it. */
import { t } from "../i18n/texts.svelte";

/** So often in milliseconds: forty phones behind one address stay well below what it may ask. */
export const EVERY = 5000;

export class Watched<Thing> {
  now = $state.raw<Thing | null>(null);
  trouble = $state("");
  busy = $state(false);

  constructor(readonly ask: () => Promise<Thing>) {}

  /** Looks now, every few seconds and when somebody comes back to the page, until what it gives is called. */
  watch(): () => void {
    const look = () => document.hidden || this.busy || void this.look();
    void this.look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  look = () => this.#take(this.ask);

  /** Does something about it, and tells whether that went well; a refusal is told in its own words. */
  async do(work: () => Promise<Thing>): Promise<boolean> {
    this.busy = true;
    const done = await this.#take(work);
    this.busy = false;
    return done;
  }

  async #take(work: () => Promise<Thing>): Promise<boolean> {
    try {
      this.now = await work();
      this.trouble = "";
      return true;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : t("trouble");
      return false;
    }
  }
}
