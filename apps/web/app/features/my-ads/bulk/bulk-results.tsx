import { Price } from '@trassa/ui/display/price'
import { Status } from '@trassa/ui/display/status'
import { startsAtPrice } from '../../../shared/ad-view/starts-at-price.ts'
import type { BulkResult } from './use-bulk-change.ts'

interface BulkResultsProps {
  /** So far. */
  results: readonly BulkResult[]
  total: number
}

/** How far a bulk change is, and what became of each ad; failures first. */
export function BulkResults({ results, total }: BulkResultsProps) {
  const failed = results.filter((result) => result.failed)
  const done = results.filter((result) => !result.failed)
  return (
    <div className="grid gap-3">
      <p role="status" className="tabular text-text-muted">
        {results.length < total
          ? `Выполняем: ${results.length} из ${total}`
          : `Получилось: ${done.length}${failed.length > 0 ? `, не получилось: ${failed.length}` : ''}`}
      </p>
      <ul className="grid gap-3">
        {[...failed, ...done].map(({ ad, text, failed: isFailed }) => (
          <li key={ad.id} className="wrap-anywhere grid gap-0.5">
            <span>
              <span className="font-medium">{ad.title}</span>{' '}
              {/* Titles of one seller are often the same. */}
              <Price
                roubles={ad.price}
                from={startsAtPrice(ad.adType)}
                size="body"
                className="text-text-muted"
              />
            </span>
            <Status
              tone={isFailed ? 'stop' : 'go'}
              className="whitespace-normal! items-baseline! text-caption text-text-muted"
            >
              {text}
            </Status>
          </li>
        ))}
      </ul>
    </div>
  )
}
