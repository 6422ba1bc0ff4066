import { countOf } from '@trassa/catalog/format/numbers'
import type { StockMapping, UnknownValues } from '@trassa/contracts/entities/stock-import'
import { Combobox } from '@trassa/ui/choices/combobox'

type MappedValue = StockMapping['values'][number]

interface UnknownValuesListProps {
  groups: readonly UnknownValues[]
  values: readonly MappedValue[]
  onChange: (values: MappedValue[]) => void
}

const isSame = (one: MappedValue, { key, text }: Pick<MappedValue, 'key' | 'text'>): boolean =>
  one.key === key && one.text === text

const ROWS = ['строка', 'строки', 'строк'] as const

/** Values that no list has: each is read as an entry that the moderator chooses once, and so in the owner's next file. */
export function UnknownValuesList({ groups, values, onChange }: UnknownValuesListProps) {
  function choose(key: string, text: string, name: string | undefined) {
    const others = values.filter((one) => !isSame(one, { key, text }))
    onChange(name === undefined ? others : [...others, { key, text, name }])
  }
  return (
    <section aria-label="Незнакомые значения" className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="font-medium">Незнакомые значения</h2>
        <p className="text-text-muted">
          Выберите, что они значат: запомним и для следующих файлов этого владельца.
        </p>
      </div>
      {groups.map(({ key, label, parent, texts, choices }) => {
        const options = choices.map((name) => ({ value: name, label: name }))
        return texts.map(({ text, rows }) => {
          const name = values.find((one) => isSame(one, { key, text }))?.name
          return (
            <div
              key={`${key} ${parent} ${text}`}
              className="grid max-w-180 grid-cols-2 items-center gap-3"
            >
              <p className="min-w-0 wrap-anywhere">
                <span className="text-text-muted">{`${parent ? `${parent}, ` : ''}${label}: `}</span>
                {text}
                <span className="text-text-muted">{` – ${countOf(rows, ROWS)}`}</span>
              </p>
              <Combobox
                label={`${label}: ${text}`}
                labelHidden
                placeholder="Выберите из списка"
                options={options}
                value={name === undefined ? null : { value: name, label: name }}
                onValueChange={(option) => choose(key, text, option?.value)}
              />
            </div>
          )
        })
      })}
    </section>
  )
}
