/** Lets a page think that it is on a desk, or on a phone (spec §9); jsdom has no screen. */
export function setWide(wide: boolean): void {
  globalThis.matchMedia = (media) => ({
    media,
    matches: wide,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  })
}
