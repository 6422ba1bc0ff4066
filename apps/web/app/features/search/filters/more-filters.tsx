import type { FilterField } from '@trassa/catalog/engine/definition'
import { FilterControl } from './controls/filter-control.tsx'
import type { FilterControlProps } from './controls/filter-control-props.ts'
import { isWithoutOptions } from './filter-choice.ts'
import { FilterFold } from './filter-fold.tsx'

interface MoreFiltersProps extends Omit<FilterControlProps, 'field'> {
  fields: readonly FilterField[]
}

/** The rarely used filters, folded away. */
export function MoreFilters({ fields, ...control }: MoreFiltersProps) {
  const set = control.filters.filter(({ key }) => fields.some((field) => field.key === key)).length
  return (
    <FilterFold
      label="Ещё фильтры"
      chosen={set}
      isRest
      isComing={set === 0 && fields.some(isWithoutOptions)}
    >
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
