import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
import { useNow } from '../../lib/use-now.ts'
import { keyOf, PARTS } from './price-groups.ts'
import { PricePane } from './price-pane.tsx'
import { listWarnings } from './price-warnings.ts'
import { pricesQuery } from './prices-queries.ts'
import { PricesTable } from './prices-table.tsx'

const MINUTE_MS = 60_000

/** The price list (domain §5): the whole staff reads it, senior moderators change it. */
export function PricesPage() {
  const now = useNow(MINUTE_MS)
  const prices = useQuery(pricesQuery(useApi()))
  const [openedKey, setOpenedKey] = useState<string | null>(null)
  const opened = prices.data?.find((row) => keyOf(row) === openedKey)
  return (
    <div className="flex h-full min-w-0">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 overflow-y-auto p-4">
        <h1 className="font-bold text-heading">Цены</h1>
        <LoadedPart query={prices} skeletonRows={14}>
          {(rows) => (
            <>
              <Warnings warnings={listWarnings(rows, now)} />
              {PARTS.map(({ title, starts }) => (
                <section key={title} className="grid gap-2">
                  <h2 className="font-bold text-title">{title}</h2>
                  <PricesTable
                    label={title}
                    rows={rows.filter(({ good }) => good.startsWith(starts))}
                    openedKey={openedKey}
                    onOpen={setOpenedKey}
                  />
                </section>
              ))}
            </>
          )}
        </LoadedPart>
      </div>
      {prices.data && opened && (
        <PricePane
          key={openedKey}
          row={opened}
          rows={prices.data}
          onClose={() => setOpenedKey(null)}
        />
      )}
    </div>
  )
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-card bg-marking-quiet p-3">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  )
}
