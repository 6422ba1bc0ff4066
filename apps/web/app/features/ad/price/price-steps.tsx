import { formatDate } from '@trassa/catalog/format/dates'
import type { CallAnswer } from '@trassa/contracts/call'
import type { priceHistory } from '@trassa/contracts/calls/ads'
import { formatPrice, Price } from '@trassa/ui/display/price'
import clsx from 'clsx'
import { TrendingDown, TrendingUp } from 'lucide-react'

type Point = CallAnswer<typeof priceHistory>['points'][number]

/** The prices of an ad, the latest first: when each was set, and by how much it differs from the one before. */
export function PriceSteps({ points }: { points: readonly Point[] }) {
  const now = new Date()
  const steps = points.map(({ price, at }, index) => ({ price, at, before: points[index - 1] }))
  const highest = Math.max(...points.map(({ price }) => price ?? 0))
  return (
    <ol className="grid gap-3">
      {steps.toReversed().map(({ price, at, before }, index) => (
        <li key={at ?? 'first'} className="grid gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-text-muted">{at ? formatDate(at, now) : 'При размещении'}</span>
            <Price roubles={price} size="body" />
          </span>
          <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-sunken">
            <span
              className={clsx('block h-full', index === 0 ? 'bg-sign' : 'bg-line-strong')}
              style={{ width: `${price === null ? 0 : (price / highest) * 100}%` }}
            />
          </span>
          {before && <Change from={before.price} to={price} />}
        </li>
      ))}
    </ol>
  )
}

function Change({ from, to }: { from: number | null; to: number | null }) {
  if (from === null || to === null || from === to) return null
  const fell = to < from
  return (
    <span
      className={clsx(
        'flex items-center justify-end gap-1.5 text-caption',
        fell ? 'text-go-text' : 'text-text-muted',
      )}
    >
      {fell ? (
        <TrendingDown aria-hidden="true" className="size-4!" />
      ) : (
        <TrendingUp aria-hidden="true" className="size-4!" />
      )}
      {fell ? 'дешевле' : 'дороже'} на {formatPrice(Math.abs(to - from))}
    </span>
  )
}
