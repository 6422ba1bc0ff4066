import { createHash } from 'node:crypto'
import type { FieldDefinition } from '@trassa/catalog/engine/definition'
import type { FieldValue } from '@trassa/contracts/entities/ad'
import { nameKey } from '../../feeds/public.ts'
import type { ReadRow } from './read-row.ts'

/** Equipment is completed and corrected from file to file; what a vehicle is stays. */
const isIdentifying = ({ kind }: FieldDefinition): boolean =>
  kind.type !== 'flag' && !(kind.type === 'enumeration' && kind.many === true)

const normal = (value: FieldValue): FieldValue =>
  typeof value === 'string' ? nameKey(value) : value

/**
 * By what a row without number and VIN is known in the owner's next file: its category and characteristics as the
 * dictionaries have them, without price, description, place and photographs (decision 160).
 *
 * @param place among the rows of the file with the same values, from 1: a stock has several new cars of one kind
 */
export function fingerprintOf({ adType, form, input }: ReadRow, place: number): string {
  const values = form.fields.filter(isIdentifying).flatMap(({ key }) => {
    const value = input.fields[key]
    return value == null ? [] : [[key, normal(value)]]
  })
  const text = JSON.stringify([adType, values, place])
  return createHash('sha256').update(text).digest('hex')
}
