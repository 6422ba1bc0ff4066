import { countOf } from '@trassa/catalog/format/numbers'
import {
  type MappedValue,
  mappedValueKey,
  type UnknownValues,
} from '@trassa/contracts/entities/moderator/stock-import'
import { Combobox } from '@trassa/ui/choices/combobox'

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
        const options = choices.map((name) => ({ value: name, label: name }))
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
              <Combobox
                label={`${parent ? `${parent}, ` : ''}${label}: ${text}`}
                labelHidden
                placeholder="Выберите из списка"
                options={options}
                value={name === undefined ? null : { value: name, label: name }}
                onValueChange={(option) => choose(place, option?.value)}
              />
            </div>
          )
        })
      })}
    </section>
  )
}
