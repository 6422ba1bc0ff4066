import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import { readPriceHistory } from '@trassa/contracts/calls/moderator/prices'
import type { PriceHistoryRow } from '@trassa/contracts/entities/moderator/price'
import { useApi } from '../../../lib/api-context.ts'
import { LoadedPart } from '../../../lib/loaded-part.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { GROUP_NAMES } from '../../../shared/prices/group-names.ts'

const MINUTE_MS = 60_000

const historyQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['prices', 'history'], queryFn: () => api.ask(readPriceHistory) })

/** The prices that senior moderators have set: from what to what, from when on, by whom (decision 152). */
export function PriceHistory() {
  const now = useNow(MINUTE_MS)
  const query = useQuery(historyQuery(useApi()))
  return (
    <LoadedPart query={query} skeletonRows={3}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-text-muted">Цены ещё не меняли.</p>
        ) : (
          <ol aria-label="История цен" className="grid max-h-80 gap-2 overflow-y-auto">
            {rows.map((row) => (
              <Change key={row.id} row={row} now={now} />
            ))}
          </ol>
        )
      }
    </LoadedPart>
  )
}

function Change({ row, now }: { row: PriceHistoryRow; now: Date }) {
  const { title, group, before, price, validFrom, setAt, setBy } = row
  const change = before === null ? [price] : [before, price]
  return (
    <li className="grid gap-0.5 border-t pt-2">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span>{group === 'any' ? title : `${title}: ${GROUP_NAMES[group]}`}</span>
        <span className="tabular">{change.map(formatPrice).join(' → ')}</span>
        <span className="text-text-muted">с {formatDateTime(validFrom, now)}</span>
      </span>
      <span className="text-caption text-text-muted">
        {setBy}, назначено {formatDateTime(setAt, now)}
      </span>
    </li>
  )
}
