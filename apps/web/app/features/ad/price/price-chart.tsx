import { formatPrice } from '@trassa/catalog/format/numbers'
import type { MarketPrice } from '@trassa/contracts/entities/market-price'
import clsx from 'clsx'

/** Percent of the chart's height: an empty range shows that it is one, and a single ad can be seen. */
const EMPTY = 4
const SMALLEST = 12

interface PriceChartProps {
  market: MarketPrice
  /** Of the ad itself, in roubles. */
  price: number
}

/** How many comparable ads ask for how much; the range of the ad itself is marked. */
export function PriceChart({ market: { bars, ownBar }, price }: PriceChartProps) {
  const most = Math.max(...bars.map(({ total }) => total))
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  const label = `Цены похожих объявлений: от ${formatPrice(first.from)} до ${formatPrice(last.to)}. Это объявление: ${formatPrice(price)}`
  return (
    <div>
      <div role="img" aria-label={label} className="flex h-14 items-end gap-0.5 pt-3">
        {bars.map(({ from, total }, index) => (
          <div key={from} className="relative flex h-full flex-1 flex-col justify-end">
            <div
              className={clsx(
                'rounded-t-xs',
                index === ownBar ? 'bg-sign-text' : 'bg-line-strong/40',
              )}
              style={{ height: `${total > 0 ? Math.max(SMALLEST, (total / most) * 100) : EMPTY}%` }}
            />
            {index === ownBar && (
              <span className="absolute inset-x-0 -top-3 mx-auto size-2 rotate-45 rounded-[1px] bg-sign-text" />
            )}
          </div>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="mt-1 flex justify-between border-t pt-1 text-caption text-text-muted"
      >
        <span>{formatPrice(first.from)}</span>
        <span>{formatPrice(last.to)}</span>
      </div>
    </div>
  )
}
