import { countOf, formatNumber } from '@trassa/catalog/format/numbers'
import { Button } from '@trassa/ui/actions/button'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import type { AdsFilter } from './filter/ads-filter.ts'
import { FilterChips } from './filter/filter-chips.tsx'
import type { AdRowsAccess } from './rows/use-ad-rows.ts'

interface TableStatusProps {
  rows: AdRowsAccess
  filter: AdsFilter
  /** Another list is being read. */
  isLeaving: boolean
  onFilter: (filter: AdsFilter) => void
  onRefresh: () => void
  /** What is done with all that is found. */
  children?: ReactNode
}

/** How many ads there are, what narrows them, and whether the rows are as the server has them. */
export function TableStatus(props: TableStatusProps) {
  const { rows, filter, isLeaving, onFilter, onRefresh, children } = props
  const { total, count, error, isStale, retry } = rows
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-text-muted">
      <p role="status" className="tabular">
        {isLeaving
          ? 'Ищем…'
          : `${countOf(total, ['объявление', 'объявления', 'объявлений'])}, загружено ${formatNumber(count)}`}
      </p>
      <FilterChips filter={filter} onChange={onFilter} />
      {(error || isStale) && (
        <p role="alert" className="flex items-center gap-2 text-stop-text">
          {error ? failureText(error) : 'Строки могли устареть: сервер не ответил'}
          <Button size="small" variant="quiet" onClick={retry}>
            Повторить
          </Button>
        </p>
      )}
      <span className="ml-auto flex items-center gap-1">
        {children}
        <Button size="small" variant="quiet" onClick={onRefresh}>
          <RefreshCw aria-hidden="true" />
          Обновить
        </Button>
      </span>
    </div>
  )
}
