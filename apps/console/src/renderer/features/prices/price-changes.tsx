import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import type { PriceChange, PriceRow } from '@trassa/contracts/entities/moderator/price'
import type { Tone } from '@trassa/ui/display/badge'
import { Status } from '@trassa/ui/display/status'
import { useApi } from '../../lib/api-context.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
import { useNow } from '../../lib/use-now.ts'
import { Section } from '../../shared/ad-view/section.tsx'
import { priceChangesQuery } from './prices-queries.ts'

const MINUTE_MS = 60_000

const STATES: Record<PriceChange['state'], { tone: Tone; label: string }> = {
  planned: { tone: 'sign', label: 'Будет' },
  current: { tone: 'go', label: 'Действует' },
  past: { tone: 'neutral', label: 'Была' },
  replaced: { tone: 'neutral', label: 'Заменена' },
}

/** What a good has cost and will cost, who set it and when. */
export function PriceChanges({ row }: { row: PriceRow }) {
  const now = useNow(MINUTE_MS)
  const query = useQuery(priceChangesQuery(useApi(), row))
  return (
    <Section title="История цены">
      <LoadedPart query={query} skeletonRows={2}>
        {(changes) => (
          <ol className="grid gap-2">
            {changes.map(({ id, state, price, validFrom, setAt, setBy }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3">
                <Status tone={STATES[state].tone}>{STATES[state].label}</Status>
                <span className="tabular">{formatPrice(price)}</span>
                <span className="ml-auto text-text-muted">с {formatDateTime(validFrom, now)}</span>
                <span className="w-full pl-4.5 text-caption text-text-muted">
                  {setBy === null
                    ? 'Первый прейскурант'
                    : `${setBy}, назначено ${formatDateTime(setAt, now)}`}
                </span>
              </li>
            ))}
          </ol>
        )}
      </LoadedPart>
    </Section>
  )
}
