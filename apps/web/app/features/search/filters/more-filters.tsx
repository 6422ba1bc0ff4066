import type { FilterField } from '@trassa/catalog/engine/definition'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { FilterControl } from './controls/filter-control.tsx'
import type { FilterControlProps } from './controls/filter-control-props.ts'

interface MoreFiltersProps extends Omit<FilterControlProps, 'field'> {
  fields: readonly FilterField[]
}

/** The rarely used filters, collapsed; expanded from the start where one of them is set. */
export function MoreFilters({ fields, ...control }: MoreFiltersProps) {
  const set = control.filters.filter(({ key }) => fields.some((field) => field.key === key)).length
  // Initial state only: clearing the last of them must not collapse the others under the pointer.
  const [openAtFirst] = useState(set > 0)
  return (
    <details open={openAtFirst} className="group/more min-w-0 border-t pt-2">
      <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-2 rounded-mark font-medium text-sign-text [&::-webkit-details-marker]:hidden">
        <span>Ещё фильтры</span>
        <span className="flex items-center gap-2">
          {set > 0 && <span>{set}</span>}
          <ChevronDown className="transition-transform group-open/more:rotate-180" />
        </span>
      </summary>
      <div className="flex flex-col gap-5 pt-3">
        {fields.map((field) => (
          <FilterControl key={field.key} field={field} {...control} />
        ))}
      </div>
    </details>
  )
}
