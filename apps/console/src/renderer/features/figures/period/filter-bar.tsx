import { LANE_NAMES, QUEUE_LANES, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import { SegmentedControl } from '@trassa/ui/choices/segmented-control'
import { Select } from '@trassa/ui/choices/select'
import { DayField } from '../../../lib/day-field.tsx'
import { useMe } from '../../../shared/users/me-context.ts'
import type { FiguresFilter } from './figures-filter.ts'
import { PERIODS, type Period, type PeriodName, periodMistake } from './period.ts'

const PERIOD_OPTIONS = (Object.keys(PERIODS) as PeriodName[]).map((value) => ({
  value,
  label: PERIODS[value].name,
}))
const LANE_OPTIONS = [
  { value: 'all' as const, label: 'Все полосы' },
  ...QUEUE_LANES.map((value) => ({ value, label: LANE_NAMES[value] })),
]

interface FilterBarProps {
  filter: FiguresFilter
  /** The days that are shown, where the own ones begin. */
  period: Period | null
  /** `null`: this computer keeps Moscow's time, and there is no choice. */
  ownZone: string | null
  onChange: (changes: Partial<FiguresFilter>) => void
}

/** What the figures are of: days, lane, all moderators or one. */
export function FilterBar({ filter, period, ownZone, onChange }: FilterBarProps) {
  const me = useMe()
  return (
    <div className="flex flex-wrap items-start gap-3">
      <SegmentedControl
        label="Время"
        labelHidden
        className="whitespace-nowrap"
        options={PERIOD_OPTIONS}
        value={filter.name}
        onValueChange={(name) =>
          onChange({ name, ...(name === 'own' && period && { from: period.from, to: period.to }) })
        }
      />
      {filter.name === 'own' && <OwnDays filter={filter} onChange={onChange} />}
      <div className="w-44">
        <Select<QueueLane | 'all'>
          label="Полоса"
          labelHidden
          options={LANE_OPTIONS}
          value={filter.lane ?? 'all'}
          onValueChange={(lane) =>
            onChange({ lane: lane === 'all' || lane === null ? undefined : lane })
          }
        />
      </div>
      <SegmentedControl<'all' | 'mine' | 'other'>
        label="Чьи решения"
        labelHidden
        className="whitespace-nowrap"
        options={[
          { value: 'all', label: 'Все' },
          { value: 'mine', label: 'Мои' },
        ]}
        value={whoseOf(filter.moderatorId, me.id)}
        onValueChange={(whose) => onChange({ moderatorId: whose === 'mine' ? me.id : undefined })}
      />
      {ownZone && (
        <SegmentedControl
          label="Часовой пояс"
          labelHidden
          className="whitespace-nowrap"
          options={[
            { value: 'moscow', label: 'Москва' },
            { value: 'own', label: 'Моё время' },
          ]}
          value={filter.isOwnZone ? 'own' : 'moscow'}
          onValueChange={(zone) => onChange({ isOwnZone: zone === 'own' })}
        />
      )}
    </div>
  )
}

/** `other`: one that a senior has chosen, of whom no segment speaks. */
function whoseOf(moderatorId: string | undefined, ownId: string): 'all' | 'mine' | 'other' {
  if (moderatorId === undefined) return 'all'
  return moderatorId === ownId ? 'mine' : 'other'
}

function OwnDays({ filter, onChange }: Pick<FilterBarProps, 'filter' | 'onChange'>) {
  const mistake = periodMistake(filter)
  return (
    <div className="flex gap-2">
      <DayField
        label="Первый день"
        value={filter.from}
        error={mistake ?? undefined}
        onChange={(from) => onChange({ from: from ?? '' })}
      />
      <DayField
        label="Последний день"
        value={filter.to}
        onChange={(to) => onChange({ to: to ?? '' })}
      />
    </div>
  )
}
