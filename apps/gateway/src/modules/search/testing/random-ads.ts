import {
  AD_COLUMNS,
  type AdColumn,
  type FieldKind,
  type FormDefinition,
} from '@trassa/catalog/engine/definition'
import { digitsOf } from '@trassa/catalog/engine/number-kind'
import fc from 'fast-check'
import { DAY, KAZAN, SAMARA } from '../../../testing/ads.ts'
import type { AdRecord } from '../../ads/ads.table.ts'

/** Words of titles and descriptions: none is a form or a mistyping of another. */
export const WORDS = ['трактор', 'красный', 'зимний', 'почти', 'новенький'] as const

/** The one of them that PostgreSQL leaves out of texts: it finds titles that hold it. */
export const STOP_WORD = 'почти'

/** Few values of each field, so that lists overlap and places are shared. */
const FEW = 4

type Value = string | number | boolean | number[]

export function valuesOf(kind: FieldKind): Value[] {
  switch (kind.type) {
    case 'dictionary':
      return ['1', '2', '1025', '70001']
    case 'enumeration':
      return kind.options
        .map(({ id }) => id)
        .filter((id) => id !== kind.any)
        .slice(0, FEW)
    case 'number': {
      const digits = digitsOf(kind)
      return [0, 1, 2, 3].map((n) => Number((kind.min + n * kind.step).toFixed(digits)))
    }
    case 'flag':
      return [true, false]
    case 'text':
      return ['AB-1', 'ab-1 ', 'ZZ 9']
  }
}

function fieldOf(kind: FieldKind): fc.Arbitrary<Value | undefined> {
  const values = valuesOf(kind)
  const one: fc.Arbitrary<Value> =
    kind.type === 'enumeration' && kind.many
      ? fc.subarray(values as number[])
      : fc.constantFrom(...values)
  return fc.option(one, { nil: undefined, freq: 6 })
}

const isColumn = (key: string): key is AdColumn => AD_COLUMNS.some((column) => column === key)

/** An ad of a form's type, as it may stand in the table; most are live. */
export function randomAd(form: FormDefinition, now: number): fc.Arbitrary<Partial<AdRecord>> {
  const own = Object.fromEntries(form.fields.map(({ key, kind }) => [key, fieldOf(kind)]))
  return fc
    .record({
      values: fc.record(own),
      price: fc.constantFrom(null, 100_00, 200_00, 300_00),
      cityId: fc.constantFrom(KAZAN, SAMARA),
      sellerType: fc.constantFrom(0 as const, 1 as const),
      photosTotal: fc.nat(2),
      title: fc.subarray([...WORDS]).map((words) => words.join(' ')),
      description: fc.subarray([...WORDS], { maxLength: 2 }).map((words) => words.join(' ')),
      stat: fc.constantFrom(...([1, 1, 1, 1, 1, 0, 2, 5, 6] as const)),
      liftedAt: fc.nat(5).map((n) => new Date(now - DAY - n * 1000)),
      isOver: fc.nat(9).map((n) => n === 0),
    })
    .map(({ values, isOver, ...ad }) => ({
      ...ad,
      ...columnsAndFields(form, values),
      adType: form.adType,
      keywords: '',
      expiresAt: new Date(now + (isOver ? -DAY : DAY)),
    }))
}

function columnsAndFields(form: FormDefinition, values: Partial<Record<string, Value>>) {
  const columns: Partial<Record<string, Value | null>> = {}
  for (const column of AD_COLUMNS) columns[column] = null
  const fields: Partial<Record<string, Value>> = {}
  for (const { key, column } of form.fields) {
    const value = values[key]
    if (value === undefined) continue
    if (column && isColumn(column)) columns[column] = value
    else fields[key] = value
  }
  return { ...columns, fields } as Partial<AdRecord>
}
