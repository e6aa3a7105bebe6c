/** An evening as it is now: asked for again and again while somebody looks at it. */
import { api } from "../../net/api";
import { t } from "../../i18n/texts.svelte";
import type { Evening } from "../../net/wire";

/** So often in milliseconds: forty phones behind one address stay well below what it may ask. */
export const EVERY = 5000;

export class Watched {
  evening = $state.raw<Evening | null>(null);
  trouble = $state("");
  busy = $state(false);

  constructor(readonly id: string) {}

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

  look = () => this.#take(() => api.evening(this.id));

  /** Does something about the evening; a refusal is told in its own words. */
  async do(work: () => Promise<Evening>): Promise<void> {
    this.busy = true;
    await this.#take(work);
    this.busy = false;
  }

  async #take(work: () => Promise<Evening>): Promise<void> {
    try {
      this.evening = await work();
      this.trouble = "";
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : t("trouble");
    }
  }
}
