/** The tokens of any of some spans. */
export const union = (spans: readonly { mask: number }[]): number =>
  spans.reduce((mask, span) => mask | span.mask, 0)

/** Whether a span is a part of a longer one. */
export const isWithin = ({ mask }: { mask: number }, longer: { mask: number }): boolean =>
  mask !== longer.mask && (mask & longer.mask) === mask
