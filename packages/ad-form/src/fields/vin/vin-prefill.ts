import type { FieldDefinition, FormDefinition } from '@trassa/catalog/engine/definition'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import type { DecodedVin } from '@trassa/catalog/vin/vin-decoder'
import type { Fields, FieldValue } from '@trassa/contracts/entities/ad'

/** What the facts know of a field; marks of cars only, for those are the marks that the table names. */
function factFor({ key, kind }: FieldDefinition, facts: DecodedVin): string | number | null {
  if (kind.type === 'dictionary') return kind.dictionary === 'carMarks' ? facts.markId : null
  return key === 'year' && kind.type === 'number' ? facts.year : null
}

const isEmpty = (value: FieldValue | null | undefined) => value === undefined || value === null

/** What a VIN fills in: the mark and the year where the form has them and they are still empty. */
export function vinPrefill(
  form: FormDefinition,
  fields: Fields,
  facts: DecodedVin,
): [field: FieldDefinition, value: string | number][] {
  return ['markId', 'year'].flatMap((key): [FieldDefinition, string | number][] => {
    const field = fieldOf(form, key)
    const fact = field ? factFor(field, facts) : null
    return field && fact !== null && isEmpty(fields[key]) ? [[field, fact]] : []
  })
}

const WORDS: Partial<Record<string, string>> = { markId: 'марку', year: 'год' }

/** `Заполнили марку и год по VIN`: quietly, so that one checks what one has not typed; `null` for nothing. */
export function prefilledText(filled: readonly FieldDefinition[]): string | null {
  const words = filled.map(({ key, label }) => WORDS[key] ?? label.toLowerCase())
  return words.length > 0 ? `Заполнили ${words.join(' и ')} по VIN` : null
}
