/** The service worker of the site, and the news that there is a new version of it. */

class Updates {
  private waiting = $state.raw<ServiceWorker | null>(null);
  /** Whether a new version is here and waits for a word. */
  get ready(): boolean {
    return this.waiting !== null;
  }

  /** Keeps the site for when there is no network; without effect where a browser cannot. */
  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const registration = await navigator.serviceWorker.register("./service-worker.js");
    const look = () => {
      // The first version of all replaces nothing, and nobody need be told.
      if (registration.waiting && navigator.serviceWorker.controller) this.waiting = registration.waiting;
    };
    look();
    registration.onupdatefound = () => registration.installing?.addEventListener("statechange", look);
    let reloaded = false;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (this.waiting && !reloaded) location.reload();
      reloaded = true;
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registration.update().catch(() => {});
    });
  }

  /** The new version takes over; matches are in the browser's database and stay there. */
  use(): void {
    this.waiting?.postMessage("take over");
  }
}

export const updates = new Updates();
