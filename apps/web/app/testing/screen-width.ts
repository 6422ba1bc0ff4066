/** Answers media queries about width like a wide or a narrow screen (spec §9); jsdom has no screen. */
export function setWide(wide: boolean): void {
  globalThis.matchMedia = (media) => ({
    media,
    matches: media.includes('max-width') ? !wide : wide,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  })
}
