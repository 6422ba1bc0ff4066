import { Button } from '@trassa/ui/actions/button'
import { Popover } from '@trassa/ui/overlays/popover'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { type AdsFilter, type FilterValues, narrowed } from './ads-filter.ts'
import { FilterControl } from './filter-control.tsx'
import { fieldOfColumn, isChosen } from './filter-fields.ts'

interface ColumnFilterProps {
  columnId: string
  columnName: string
  filter: AdsFilter
  onFilter: (filter: AdsFilter) => void
}

/**
 * The filter of a column, in its header; nothing for a column without one. Several choices count together when it
 * closes: each of them would read another list, whose header is a new one.
 */
export function ColumnFilter({ columnId, columnName, filter, onFilter }: ColumnFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<FilterValues | null>(null)
  const field = fieldOfColumn(columnId)
  if (!field) return null
  const hasFilter = isChosen(field, filter.values)
  const apply = (change: FilterValues) => onFilter(narrowed(filter, change))

  function toggle(next: boolean) {
    setOpen(next)
    if (next || !chosen) return
    setChosen(null)
    apply(chosen)
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={toggle}
      trigger={
        <button
          type="button"
          aria-label={`Фильтр: ${columnName}`}
          data-chosen={hasFilter || undefined}
          className="ml-1 rounded-mark align-middle opacity-0 group-hover:opacity-100 focus-visible:opacity-100 data-chosen:text-sign-text data-chosen:opacity-100 data-popup-open:opacity-100"
        >
          <ListFilter className="size-3.5!" />
        </button>
      }
    >
      <div className="grid w-72 gap-3">
        <FilterControl
          field={field}
          values={{ ...filter.values, ...chosen }}
          onChange={field.kind === 'choices' ? setChosen : apply}
        />
        {field.kind === 'choices' && (
          <Button size="small" onClick={() => toggle(false)}>
            Применить
          </Button>
        )}
      </div>
    </Popover>
  )
}
