/** Bars of a chart as wide as a card: few enough to be read at 320 pixels. */
const BARS = 12
/** Prices beyond these multiples of the median are counted in the outermost bars: one of them would flatten all others. */
const LOWEST = 0.4
const HIGHEST = 2.5
const ROUND_STEPS = [1, 2, 2.5, 5, 10]

interface Bar {
  from: number
  to: number
  total: number
}

/** The least step of the kind 1, 2, 2.5, 5 × 10ⁿ that is not below `wanted`. */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted))
  return (ROUND_STEPS.find((step) => step * power >= wanted) ?? 10) * power
}

/**
 * How many prices are in each of at most a dozen equal ranges with round bounds.
 *
 * @param prices ascending, at least one
 * @param own the price whose range is told as well; it is counted in none
 */
export function priceHistogram(
  prices: ArrayLike<number>,
  { own, median }: { own: number; median: number },
): { bars: Bar[]; ownBar: number } {
  const within = (price: number) => Math.min(Math.max(price, median * LOWEST), median * HIGHEST)
  const least = within(Math.min(own, prices[0] as number))
  const most = within(Math.max(own, prices[prices.length - 1] as number))
  const step = Math.max(1000, roundStep((most - least) / (BARS - 1) || 1))
  const start = Math.floor(least / step) * step
  const count = Math.floor((most - start) / step) + 1
  const bars = Array.from({ length: count }, (_, index) => {
    const from = start + index * step
    return { from, to: from + step, total: 0 }
  })
  const barOf = (price: number) =>
    Math.min(count - 1, Math.max(0, Math.floor((price - start) / step)))
  for (let at = 0; at < prices.length; at++) {
    const bar = bars[barOf(prices[at] as number)]
    if (bar) bar.total++
  }
  return { bars, ownBar: barOf(own) }
}
