import { rankOptions } from '@trassa/catalog/names/rank-options'
import type { LookUp } from '@trassa/contracts/calls/moderator/look-ups'
import { Button } from '@trassa/ui/actions/button'
import { Chip } from '@trassa/ui/actions/chip'
import { Combobox } from '@trassa/ui/choices/combobox'
import { DayField } from '../../lib/day-field.tsx'
import { useStaff } from '../../shared/users/use-staff.ts'
import type { LookUpsFilter } from './look-ups-query.ts'

/** A part of the filter, by its name in the address. */
export type LookUpsPart = 'staff' | 'user' | 'day'

interface LookUpsFiltersProps {
  filter: LookUpsFilter
  /** What is shown: the names of what was chosen come from there. */
  items: readonly LookUp[]
  onSet: (part: LookUpsPart, value: string | null) => void
}

/** Whose look-ups are read, of which day, and of whom. */
export function LookUpsFilters({
  filter: { staffId, userId, day },
  items,
  onSet,
}: LookUpsFiltersProps) {
  const staff = useStaff(true)
  const user = items.find((one) => one.user?.id === userId)?.user?.username
  const shownName = items.find((one) => one.staff.id === staffId)?.staff.username
  // One who has left the staff is not among the options.
  const former = staffId === null ? null : { value: staffId, label: shownName ?? `№ ${staffId}` }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Combobox
        label="Кто искал"
        labelHidden
        placeholder="Кто искал"
        className="w-60"
        options={staff}
        rank={rankOptions}
        value={staff.find(({ value }) => value === staffId) ?? former}
        onValueChange={(chosen) => onSet('staff', chosen?.value ?? null)}
      />
      <DayField label="День" value={day} onChange={(chosen) => onSet('day', chosen)} />
      <div className="flex min-h-control items-center gap-2">
        {day && (
          <Button variant="quiet" size="small" onClick={() => onSet('day', null)}>
            За всё время
          </Button>
        )}
        {userId && (
          <Chip onRemove={() => onSet('user', null)}>{`Человек: ${user ?? `№ ${userId}`}`}</Chip>
        )}
      </div>
    </div>
  )
}
