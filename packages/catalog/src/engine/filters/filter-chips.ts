import type { FilterField, FormDefinition } from '../definition.ts'
import { dictionaryChain } from '../definition-fields.ts'
import { numberWithUnit } from '../text/value-text.ts'
import { filterFields } from './common-filters.ts'
import type { Filter, RangeFilter } from './filter.ts'

/** A chosen filter as a removable chip; `rest`: the filters that remain after its removal. */
export interface Chip {
  key: string
  text: string
  rest: Filter[]
}

/** The name of a dictionary id of a field; `undefined` while it is not loaded. */
export type NameOf = (key: string, id: string) => string | undefined

function rangeText({ label, kind }: FilterField, { from, to }: RangeFilter): string {
  const write = (value: number) => {
    if (kind.type === 'number') return numberWithUnit(kind, value)
    const option = kind.type === 'enumeration' && kind.options.find(({ id }) => id === value)
    return option ? option.name : String(value)
  }
  if (from !== undefined && from === to) return `${label}: ${write(from)}`
  const ends = [
    from === undefined ? '' : `от ${write(from)}`,
    to === undefined ? '' : `до ${write(to)}`,
  ]
  return [label, ...ends].filter((part) => part !== '').join(' ')
}

/** More names than these are counted: all Chinese marks are sixty, all kinds of repairs nine. */
const MOST_NAMES = 5
const FIRST_NAMES = 3

const shortened = (names: readonly string[]): string =>
  names.length > MOST_NAMES
    ? `${names.slice(0, FIRST_NAMES).join(', ')} и ещё ${names.length - FIRST_NAMES}`
    : names.join(', ')

function valuesText(
  { key, label, kind }: FilterField,
  values: readonly (string | number | boolean)[],
  nameOf: NameOf,
): string {
  switch (kind.type) {
    case 'flag':
      return values[0] === true ? label : `${label}: нет`
    case 'text':
      return `«${values.join(', ').replaceAll(' или ', '» или «')}»`
    case 'number':
      return `${label}: ${values.join(', ')}`
    case 'dictionary':
      return shortened(values.map((id) => nameOf(key, String(id)) ?? label))
    case 'enumeration': {
      const chosen = kind.options.filter((option) => values.includes(option.id))
      return `${label}: ${shortened(chosen.map((option) => option.name))}`
    }
  }
}

/** A key and all fields that depend on it: removing the mark removes the model. */
function withDependents(form: FormDefinition, key: string): Set<string> {
  const keys = new Set([key])
  for (const link of dictionaryChain(form)) {
    if (link.parent !== null && keys.has(link.parent)) keys.add(link.key)
  }
  return keys
}

/** The chosen filters as Russian texts, in the order of the form. */
export function chips(form: FormDefinition, filters: readonly Filter[], nameOf: NameOf): Chip[] {
  return filterFields(form).flatMap((field) => {
    const filter = filters.find(({ key }) => key === field.key)
    if (!filter) return []
    const gone = withDependents(form, field.key)
    const rest = filters.filter(({ key }) => !gone.has(key))
    const text =
      filter.op === 'range'
        ? rangeText(field, filter)
        : valuesText(field, filter.op === 'many' ? filter.values : [filter.value], nameOf)
    return [{ key: field.key, text, rest }]
  })
}
