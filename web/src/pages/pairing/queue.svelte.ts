/** Waiting for people: asks the house again and again, as long as the page is open. */
import { api } from "../../net/api";
import { session } from "../../state/session.svelte";
import type { Lately, Wait } from "../../net/wire";

/** After a failed question the next waits so long. */
const AGAIN = 2000;

export class Queue {
  wait = $state.raw<Wait | null>(null);
  lately = $state.raw<Lately[]>([]);
  /** What the house's clock is ahead of this browser's, in milliseconds. */
  ahead = 0;
  #closed = false;
  #asking = false;

  constructor(
    readonly game: string,
    private readonly onseated: (table: string) => void,
  ) {}

  /** Looks whether somebody waits already, and how it went lately; gives a way to stop. */
  open(): () => void {
    void this.#look();
    const timer = setInterval(() => void this.#look(), 10_000);
    return () => {
      this.#closed = true;
      clearInterval(timer);
    };
  }

  /** Somebody waits from now on. */
  begin(wait: Wait): void {
    this.#note(wait);
    void this.#ask();
  }

  async leave(): Promise<void> {
    const { wait } = this;
    this.wait = null;
    if (wait) await api.waitNoMore(wait.game, wait.pace);
    await this.#look();
  }

  /** The house answers at once when there is a table, and else after some seconds. */
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    while (this.wait && !this.#closed) {
      try {
        const waits = await api.waits(this.wait.pace === "live");
        if (!this.wait || this.#closed) break;
        this.#note(waits.find((one) => this.#isSame(one)) ?? null);
        if (this.wait.pace === "day") break;
      } catch {
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
    this.#asking = false;
  }

  #isSame({ game, pace }: Wait): boolean {
    return game === this.wait?.game && pace === this.wait.pace;
  }

  #note(wait: Wait | null): void {
    this.wait = wait;
    if (!wait) return;
    this.ahead = wait.now - Date.now();
    if (wait.table) {
      void api.waitNoMore(wait.game, wait.pace).catch(() => {});
      this.onseated(wait.table);
    }
  }

  async #look(): Promise<void> {
    try {
      this.lately = await api.waiting(this.game);
      if (this.wait?.pace === "day") await this.#ask();
      else if (!this.wait && session.me) {
        const found = (await api.waits(false)).find(({ game }) => game === this.game);
        if (found && !this.#closed) this.begin(found);
      }
    } catch {
      // The page says itself when the house does not answer.
    }
  }
}
