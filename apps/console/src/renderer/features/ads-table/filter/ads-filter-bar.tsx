import { useQuery } from '@tanstack/react-query'
import { citiesQuery } from '@trassa/api-client/queries'
import { rankOptions } from '@trassa/catalog/names/rank-options'
import { Combobox } from '@trassa/ui/choices/combobox'
import { MultiSelect } from '@trassa/ui/choices/multi-select'
import { Select } from '@trassa/ui/choices/select'
import { TextField } from '@trassa/ui/fields/text-field'
import { Popover } from '@trassa/ui/overlays/popover'
import { ListFilter, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { useFollowingState } from '../../../lib/use-following-state.ts'
import { BarButton } from '../bar-button.tsx'
import { type AdsFilter, type FilterValues, listOf, narrowed } from './ads-filter.ts'
import { FilterControl } from './filter-control.tsx'
import { isChosen, MORE_FIELDS, STAT_OPTIONS, TYPE_OPTIONS } from './filter-fields.ts'

interface AdsFilterBarProps {
  filter: AdsFilter
  onChange: (filter: AdsFilter) => void
  /** Buttons at the end of the row. */
  children: ReactNode
}

/** A field shrinks before the row becomes two. */
const FIELD = 'min-w-21 flex-1'

/** One row of filters: the frequent ones, and the others behind a button. Everything is asked of the server. */
export function AdsFilterBar({ filter, onChange, children }: AdsFilterBarProps) {
  const { data: cities = [] } = useQuery(citiesQuery(useApi()))
  const { values } = filter
  const narrow = (change: FilterValues) => onChange(narrowed(filter, change))
  const options = cities.map(({ id, name, kladrRegionName, also }) => ({
    value: id,
    label: name,
    hint: kladrRegionName,
    names: also,
  }))
  const more = MORE_FIELDS.filter((field) => isChosen(field, values)).length
  return (
    <div className="@container/filters flex flex-wrap items-end gap-2">
      <Words q={values.q ?? ''} onFind={(q) => narrow({ q })} />
      <MultiSelect
        className={FIELD}
        label="Состояние"
        labelHidden
        placeholder="Состояние"
        options={STAT_OPTIONS}
        value={listOf(values.stats)}
        onValueChange={(stats) => narrow({ stats: stats.join(',') })}
      />
      <Select
        className={FIELD}
        label="Категория"
        labelHidden
        placeholder="Категория"
        options={TYPE_OPTIONS}
        value={TYPE_OPTIONS.find(({ value }) => value === values.adType)?.value ?? null}
        onValueChange={(adType) => narrow({ adType: adType ?? '' })}
      />
      <Combobox
        className={FIELD}
        label="Город"
        labelHidden
        placeholder="Город"
        options={options}
        rank={rankOptions}
        value={options.find(({ value }) => value === values.cityId) ?? null}
        onValueChange={(city) => narrow({ cityId: city?.value ?? '' })}
      />
      <Popover
        title="Остальные фильтры"
        align="end"
        className="max-h-(--available-height) w-[min(640px,90vw)] max-w-none! overflow-y-auto"
        trigger={
          <BarButton icon={<ListFilter />} label="Ещё" count={more} title="Остальные фильтры" />
        }
      >
        <div className="grid grid-cols-2 gap-x-4 gap-y-3">
          {MORE_FIELDS.map((field) => (
            <FilterControl key={field.id} field={field} values={values} onChange={narrow} />
          ))}
        </div>
      </Popover>
      {children}
    </div>
  )
}

function Words({ q, onFind }: { q: string; onFind: (q: string) => void }) {
  const [typed, setTyped] = useFollowingState(q, () => q)
  return (
    <form
      className="min-w-28 flex-[1.4]"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(typed.trim())
      }}
    >
      <TextField
        label="Телефон, VIN, номер или слова"
        labelHidden
        placeholder="Телефон, VIN, №, слова"
        before={<Search aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}
