import { useQuery } from '@tanstack/react-query'
import { citiesQuery } from '@trassa/api-client/queries'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { Combobox } from '@trassa/ui/choices/combobox'
import { MultiSelect } from '@trassa/ui/choices/multi-select'
import { Select } from '@trassa/ui/choices/select'
import { TextField } from '@trassa/ui/fields/text-field'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import type { AdsFilter } from './ads-filter.ts'

const STATS = Object.values(AD_STATS).map(({ stat, label }) => ({ value: stat, label }))
const TYPES = SUBTYPES.map(({ adType, name }) => ({
  value: adType,
  label: name,
}))

interface AdsFilterBarProps {
  filter: AdsFilter
  onChange: (filter: AdsFilter) => void
}

/** What narrows the table; everything is asked of the server. */
export function AdsFilterBar({ filter, onChange }: AdsFilterBarProps) {
  const { data: cities = [] } = useQuery(citiesQuery(useApi()))
  const options = cities.map(({ id, name, kladrRegionName }) => ({
    value: id,
    label: name,
    hint: kladrRegionName,
  }))
  const isNarrowed = filter.q || filter.stats.length > 0 || filter.adType || filter.cityId
  return (
    <div className="grid flex-1 grid-cols-[repeat(auto-fit,minmax(150px,1fr))] items-end gap-2">
      <Words key={filter.q} q={filter.q} onFind={(q) => onChange({ ...filter, q })} />
      <MultiSelect
        label="Состояние"
        labelHidden
        placeholder="Любое состояние"
        options={STATS}
        value={filter.stats}
        onValueChange={(stats) => onChange({ ...filter, stats })}
      />
      <Select
        label="Категория"
        labelHidden
        placeholder="Любая категория"
        options={TYPES}
        value={filter.adType}
        onValueChange={(adType) => onChange({ ...filter, adType })}
      />
      <Combobox
        label="Город"
        labelHidden
        placeholder="Любой город"
        options={options}
        value={options.find(({ value }) => value === filter.cityId) ?? null}
        onValueChange={(city) => onChange({ ...filter, cityId: city?.value ?? null })}
      />
      {isNarrowed && (
        <Button
          variant="quiet"
          onClick={() => onChange({ ...filter, q: '', stats: [], adType: null, cityId: null })}
        >
          Сбросить
        </Button>
      )}
    </div>
  )
}

function Words({ q, onFind }: { q: string; onFind: (q: string) => void }) {
  const [typed, setTyped] = useState(q)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onFind(typed.trim())
      }}
    >
      <TextField
        label="Телефон, VIN, номер или слова"
        labelHidden
        placeholder="Телефон, VIN, номер, слова"
        before={<Search aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}
