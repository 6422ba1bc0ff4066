/** Sizes of the text in percent; each is about a fifth above the former one, as in browsers. */
const STEPS = [50, 58, 69, 83, 100, 120, 144, 173, 200] as const

export type ZoomChange = 'larger' | 'smaller' | 'reset'

/** The size after a change; a stored size between two steps goes to the next one. */
export function changedZoom(percent: number, change: ZoomChange): number {
  if (change === 'reset') return 100
  return change === 'larger'
    ? (STEPS.find((step) => step > percent) ?? STEPS[STEPS.length - 1] ?? 100)
    : (STEPS.findLast((step) => step < percent) ?? STEPS[0])
}
