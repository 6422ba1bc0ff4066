import type { Fields, FieldValue } from '@trassa/contracts/entities/ad'
import type { FieldDefinition, FormDefinition, NumberKind, TextKind } from '../definition.ts'
import { type ChainLink, dictionaryChain, visibleFields } from '../definition-fields.ts'
import { digitsOf, upperBound } from '../number-kind.ts'

/** The lowest or the highest value of every field: two ads that differ in every field. */
export type Variant = 0 | 1

/** Picks the id of a dictionary row that belongs to `parentId`. */
export type PickRow = (link: ChainLink, parentId: string | null) => string

const VINS = ['XTA219040J0123456', 'Z8NAAAABBCC123456'] as const

const bounds = (kind: NumberKind, now: Date) => [kind.min, upperBound(kind, now)] as const

function textOf({ checkDigit, maxLength }: TextKind, variant: Variant): string {
  if (checkDigit === 'vin') return VINS[variant]
  return (variant === 0 ? 'PX-100' : 'QZ-777').slice(0, maxLength)
}

/** The lowest or highest value that a field takes. */
function endValue({ kind }: FieldDefinition, variant: Variant, now: Date): FieldValue {
  switch (kind.type) {
    case 'number':
      return Number(bounds(kind, now)[variant].toFixed(digitsOf(kind)))
    case 'text':
      return textOf(kind, variant)
    case 'flag':
      return variant === 0
    case 'enumeration': {
      const option = kind.options.filter(({ id }) => id !== kind.any).at(-variant)
      if (!option) throw new Error('An enumeration without options')
      return kind.many ? [option.id] : option.id
    }
    case 'dictionary':
      throw new Error('A row of a dictionary is picked')
  }
}

/** Fills in every visible field of a form within its bounds. */
export function fillForm(
  form: FormDefinition,
  variant: Variant,
  now: Date,
  pickRow: PickRow,
): Record<string, FieldValue> {
  const fields: Fields = {}
  for (const link of dictionaryChain(form)) {
    const parent = link.parent === null ? null : String(fields[link.parent])
    fields[link.key] = pickRow(link, parent)
  }
  for (const field of form.fields) {
    if (field.kind.type !== 'dictionary') fields[field.key] = endValue(field, variant, now)
  }
  return Object.fromEntries(
    visibleFields(form, fields).flatMap(({ key }): [string, FieldValue][] => {
      const value = fields[key]
      return value === undefined || value === null ? [] : [[key, value]]
    }),
  )
}

/** Values of another type than the field's. */
export function wrongTypes({ kind }: FieldDefinition): (FieldValue | null)[] {
  switch (kind.type) {
    case 'dictionary':
      return [7, 'seven', '0', true]
    case 'enumeration':
      return kind.many ? [[999], 1, 'ABS'] : [999, '1', true]
    case 'number':
      return ['2018', [1], true]
    case 'text':
      return [17, true, ['a'], 'я'.repeat(kind.maxLength + 1)]
    case 'flag':
      return ['yes', 1]
  }
}

/** Numbers just outside of a field's bounds. */
export const outOfBounds = ({ kind }: FieldDefinition, now: Date): number[] =>
  kind.type === 'number'
    ? [kind.min - kind.step, upperBound(kind, now) + kind.step].map((value) =>
        Number(value.toFixed(digitsOf(kind))),
      )
    : []
