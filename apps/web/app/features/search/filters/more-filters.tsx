import type { FilterField } from '@trassa/catalog/engine/definition'
import { FilterControl } from './controls/filter-control.tsx'
import type { FilterControlProps } from './controls/filter-control-props.ts'
import { FilterFold } from './filter-fold.tsx'

interface MoreFiltersProps extends Omit<FilterControlProps, 'field'> {
  fields: readonly FilterField[]
  /** Some of them are not on the page. */
  isComing: boolean
}

/** The rarely used filters, folded away. */
export function MoreFilters({ fields, isComing, ...control }: MoreFiltersProps) {
  const set = control.filters.filter(({ key }) => fields.some((field) => field.key === key)).length
  return (
    <FilterFold label="Ещё фильтры" chosen={set} isRest isComing={isComing}>
      {() => (
        <div className="flex flex-col gap-5 pt-3">
          {fields.map((field) => (
            <FilterControl key={field.key} field={field} {...control} />
          ))}
        </div>
      )}
    </FilterFold>
  )
}
