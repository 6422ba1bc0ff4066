/** The tokens of any of some spans. */
export const union = (spans: readonly { mask: number }[]): number =>
  spans.reduce((mask, span) => mask | span.mask, 0)
