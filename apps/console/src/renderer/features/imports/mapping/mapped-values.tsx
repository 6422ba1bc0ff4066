import { formOf } from '@trassa/catalog/ad-types/form-of'
import {
  type MappedValue,
  mappedValueKey,
  type UnknownValues,
} from '@trassa/contracts/entities/moderator/stock-import'
import { Button } from '@trassa/ui/actions/button'
import { COLUMN_NAMES } from '../import-words.ts'

interface MappedValuesProps {
  values: readonly MappedValue[]
  /** Values that are chosen among the unknown ones are not told twice. */
  groups: readonly UnknownValues[]
  onChange: (values: MappedValue[]) => void
}

/** What values of the file were read as by hand, now or for an earlier file: each may be taken back. */
export function MappedValues({ values, groups, onChange }: MappedValuesProps) {
  const unknown = new Set(
    groups.flatMap(({ texts, ...group }) =>
      texts.map(({ text }) => mappedValueKey({ ...group, text })),
    ),
  )
  const shown = values.filter((value) => !unknown.has(mappedValueKey(value)))
  if (shown.length === 0) return null
  return (
    <section aria-label="Запомненные значения" className="grid gap-2">
      <h2 className="font-medium">Запомненные значения</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls by the keyboard */}
      <ul className="grid max-h-48 max-w-180 gap-1 overflow-y-auto" tabIndex={0}>
        {shown.map((value) => (
          <li key={mappedValueKey(value)} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="text-text-muted">{`${placeOf(value)}: `}</span>
              {`${value.text} – это ${value.name}`}
            </span>
            <Button
              variant="quiet"
              aria-label={`Забыть: ${value.text} – это ${value.name}`}
              onClick={() => onChange(values.filter((one) => one !== value))}
            >
              Забыть
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeOf({ adType, key, parent }: MappedValue): string {
  const label =
    adType === null
      ? COLUMN_NAMES[key === 'cityId' ? 'cityId' : 'adType']
      : (formOf(adType).fields.find((field) => field.key === key)?.label ?? key)
  return parent === null ? label : `${parent}, ${label}`
}
