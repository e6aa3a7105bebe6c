/** For tests of components: jsdom has no screen to ask about, so every media query is answered with no. */
window.matchMedia ??= (media: string) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
/** Nor does anything change its size. */
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
/** And everything is in sight. */
window.IntersectionObserver ??= class {
  constructor(private told: IntersectionObserverCallback) {}
  observe(): void {
    this.told([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
} as unknown as typeof IntersectionObserver;
