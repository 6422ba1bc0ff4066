import type { FieldDefinition, FormDefinition } from '@trassa/catalog/engine/definition'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import { VIN_PATTERN } from '@trassa/catalog/vin/vin'
import { type DecodedVin, decodeVin } from '@trassa/catalog/vin/vin-decoder'
import type { Fields, FieldValue } from '@trassa/contracts/entities/ad'

/** What a number tells: that of a body or frame tells nothing. */
export const decodedNumber = (number: string): DecodedVin =>
  VIN_PATTERN.test(number) ? decodeVin(number) : { markId: null, year: null }

/** The decoded value of a field; the table knows the marks of cars only. */
function decodedValue({ key, kind }: FieldDefinition, decoded: DecodedVin): string | number | null {
  if (kind.type === 'dictionary') return kind.dictionary === 'carMarks' ? decoded.markId : null
  return key === 'year' && kind.type === 'number' ? decoded.year : null
}

const isEmpty = (value: FieldValue | null | undefined) => value === undefined || value === null

/** Values that the VIN before has filled in, by the keys of their fields. */
export type Prefilled = ReadonlyMap<string, FieldValue>

/**
 * The fields that a VIN fills in: mark and year, if the form has them and they are empty or hold what the VIN
 * before has brought. `null` takes that away where the new VIN does not tell the value.
 */
export function vinPrefill(
  form: FormDefinition,
  fields: Fields,
  decoded: DecodedVin,
  before: Prefilled = new Map(),
): [field: FieldDefinition, value: string | number | null][] {
  return ['markId', 'year'].flatMap((key): [FieldDefinition, string | number | null][] => {
    const field = fieldOf(form, key)
    if (!field) return []
    const value = decodedValue(field, decoded)
    const now = fields[key]
    const isOurs = !isEmpty(now) && before.get(key) === now
    if (isOurs ? value !== now : isEmpty(now) && value !== null) return [[field, value]]
    return []
  })
}

const ACCUSATIVES: Partial<Record<string, string>> = { markId: 'марку', year: 'год' }

const namesOf = (fields: readonly FieldDefinition[]): string =>
  fields.map(({ key, label }) => ACCUSATIVES[key] ?? label.toLowerCase()).join(' и ')

/**
 * The message about what `vinPrefill` has changed: `Заполнили марку и год по VIN`, or, where nothing was filled in,
 * `Убрали марку и год прежнего VIN`; `null` without changes.
 */
export function prefilledText(changes: ReturnType<typeof vinPrefill>): string | null {
  const fields = (isFilled: boolean) =>
    changes.filter(([, value]) => (value !== null) === isFilled).map(([field]) => field)
  const filled = fields(true)
  if (filled.length > 0) return `Заполнили ${namesOf(filled)} по VIN`
  return changes.length > 0 ? `Убрали ${namesOf(fields(false))} прежнего VIN` : null
}
