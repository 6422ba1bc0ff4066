import { countOf } from '@trassa/catalog/format/numbers'
import { rankOptions } from '@trassa/catalog/names/rank-options'
import {
  type MappedValue,
  mappedValueKey,
  type UnknownValues,
} from '@trassa/contracts/entities/moderator/stock-import'
import { Combobox } from '@trassa/ui/choices/combobox'
import { cityName, useCities } from './use-cities.ts'

interface UnknownValuesListProps {
  groups: readonly UnknownValues[]
  values: readonly MappedValue[]
  onChange: (values: MappedValue[]) => void
}

const ROWS = ['строка', 'строки', 'строк'] as const

/** Values that no list has: each is read as an entry that the moderator chooses once, and so in the owner's next file. */
export function UnknownValuesList({ groups, values, onChange }: UnknownValuesListProps) {
  function choose(place: Omit<MappedValue, 'name'>, name: string | undefined) {
    const chosen = mappedValueKey(place)
    const others = values.filter((one) => mappedValueKey(one) !== chosen)
    onChange(name === undefined ? others : [...others, { ...place, name }])
  }
  const names = new Map(values.map((value) => [mappedValueKey(value), value.name]))
  return (
    <section aria-label="Незнакомые значения" className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="font-medium">Незнакомые значения</h2>
        <p className="text-text-muted">
          Выберите, что они значат: запомним и для следующих файлов этого владельца.
        </p>
      </div>
      {groups.map(({ adType, key, label, parent, texts, choices }) => {
        return texts.map(({ text, rows }) => {
          const place = { adType, key, parent, text }
          const name = names.get(mappedValueKey(place))
          return (
            <div
              key={mappedValueKey(place)}
              className="grid max-w-180 grid-cols-2 items-center gap-3"
            >
              <p className="min-w-0 wrap-anywhere">
                <span className="text-text-muted">{`${parent ? `${parent}, ` : ''}${label}: `}</span>
                {text}
                <span className="text-text-muted">{` – ${countOf(rows, ROWS)}`}</span>
              </p>
              <ValueField
                label={`${parent ? `${parent}, ` : ''}${label}: ${text}`}
                choices={key === 'cityId' ? null : choices}
                name={name}
                onChange={(chosen) => choose(place, chosen)}
              />
            </div>
          )
        })
      })}
    </section>
  )
}

interface ValueFieldProps {
  label: string
  /** Names of the list's entries; `null`: cities. */
  choices: readonly string[] | null
  name: string | undefined
  onChange: (name: string | undefined) => void
}

function ValueField({ label, choices, name, onChange }: ValueFieldProps) {
  const cities = useCities(cityName)
  const options = choices?.map((one) => ({ value: one, label: one })) ?? cities.options
  return (
    <Combobox
      label={label}
      labelHidden
      placeholder={choices ? 'Выберите из списка' : 'Начните вводить город'}
      options={options}
      rank={rankOptions}
      value={name === undefined ? null : { value: name, label: name }}
      onValueChange={(option) => onChange(option?.value)}
      loading={choices === null && cities.isFetching}
    />
  )
}
