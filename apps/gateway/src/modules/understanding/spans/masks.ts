/** The tokens of any of some spans. */
export const union = (spans: readonly { mask: number }[]): number =>
  spans.reduce((mask, span) => mask | span.mask, 0)

/** The bit of each token of a mask. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(rest & -rest)
  return bits
}

/** Whether a span is a part of a longer one. */
export const isWithin = ({ mask }: { mask: number }, longer: { mask: number }): boolean =>
  mask !== longer.mask && (mask & longer.mask) === mask
