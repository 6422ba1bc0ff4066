import { Popover } from '@trassa/ui/overlays/popover'
import { ListFilter } from 'lucide-react'
import { type AdsFilter, narrowed } from './ads-filter.ts'
import { FilterControl } from './filter-control.tsx'
import { chipText, fieldOfColumn } from './filter-fields.ts'

interface ColumnFilterProps {
  columnId: string
  columnName: string
  filter: AdsFilter
  onFilter: (filter: AdsFilter) => void
}

/** The filter of a column, in its header; nothing for a column without one. */
export function ColumnFilter({ columnId, columnName, filter, onFilter }: ColumnFilterProps) {
  const field = fieldOfColumn(columnId)
  if (!field) return null
  const isChosen = chipText(field, filter.values) !== null
  return (
    <Popover
      trigger={
        <button
          type="button"
          aria-label={`Фильтр: ${columnName}`}
          data-chosen={isChosen || undefined}
          className="ml-1 rounded-mark align-middle opacity-0 group-hover:opacity-100 focus-visible:opacity-100 data-chosen:text-sign-text data-chosen:opacity-100 data-popup-open:opacity-100"
        >
          <ListFilter className="size-3.5!" />
        </button>
      }
    >
      <div className="w-72">
        <FilterControl
          field={field}
          values={filter.values}
          onChange={(change) => onFilter(narrowed(filter, change))}
        />
      </div>
    </Popover>
  )
}
