import { Button } from '@trassa/ui/actions/button'
import { Chip } from '@trassa/ui/actions/chip'
import { useStaff } from '../../../shared/users/use-staff.ts'
import { type AdsFilter, narrowed } from './ads-filter.ts'
import { chipText, cleared, MORE_FIELDS } from './filter-fields.ts'

interface FilterChipsProps {
  filter: AdsFilter
  onChange: (filter: AdsFilter) => void
}

/** The chosen filters that the bar does not show, each to be removed; and a way back to all ads. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  const isNarrowed = Object.keys(filter.values).length > 0
  const staff = useStaff(filter.values.moderatorId !== undefined)
  return (
    <>
      {MORE_FIELDS.map((field) => {
        const text = chipText(field, filter.values, staff)
        return (
          text && (
            <Chip
              key={field.id}
              className="h-6!"
              onRemove={() => onChange(narrowed(filter, cleared([field])))}
            >
              {text}
            </Chip>
          )
        )
      })}
      {isNarrowed && (
        <Button size="small" variant="quiet" onClick={() => onChange({ ...filter, values: {} })}>
          Сбросить
        </Button>
      )}
    </>
  )
}
