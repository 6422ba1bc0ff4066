/** Red, green and blue of `#rrggbb`. */
const channels = (hex: string) => {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255] as const
}

/** A colour on the way from one `#rrggbb` to another; `share` 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number) => {
  const [r, g, b] = channels(from)
  const [R, G, B] = channels(to)
  const at = (a: number, z: number) => Math.round(a + (z - a) * share)
  return `#${((1 << 24) | (at(r, R) << 16) | (at(g, G) << 8) | at(b, B)).toString(16).slice(1)}`
}

/** How light a colour looks, 0 to 1. */
export const lightness = (hex: string) => {
  const [r, g, b] = channels(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}
