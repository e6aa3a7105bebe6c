/** For tests of components: jsdom has no screen to ask about, so every media query is answered with no. */
window.matchMedia ??= (media: string) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
/** Nor does anything change its size. */
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
