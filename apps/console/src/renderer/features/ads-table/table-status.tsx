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

/** Nothing while the rows are as the server has them; else why they may not be, and another attempt. */
export function RowsAlert({ rows: { error, isStale, retry } }: Pick<TableStatusProps, 'rows'>) {
  if (!error && !isStale) return null
  return (
    <p role="alert" className="flex items-center gap-2 text-caption text-stop-text">
      {error ? failureText(error) : 'Строки могли устареть: сервер не ответил'}
      <Button size="small" variant="quiet" onClick={retry}>
        Повторить
      </Button>
    </p>
  )
}

/** Where there is none, the table below says what to do. */
const countText = (total: number, loaded: number) =>
  [
    countOf(total, ['объявление', 'объявления', 'объявлений']),
    ...(total > 0 ? [`загружено ${formatNumber(loaded)}`] : []),
  ].join(', ')

/** How many ads there are, what narrows them, and whether the rows are as the server has them. */
export function TableStatus(props: TableStatusProps) {
  const { rows, filter, isLeaving, onFilter, onRefresh, children } = props
  const { total, count } = rows
  return (
    <div className="flex min-h-control-small flex-wrap items-center gap-x-3 gap-y-1 text-caption text-text-muted">
      <p role="status">{isLeaving ? 'Ищем…' : countText(total, count)}</p>
      <FilterChips filter={filter} onChange={onFilter} />
      <RowsAlert rows={rows} />
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
