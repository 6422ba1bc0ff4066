import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FieldKind } from '@trassa/catalog/engine/definition'
import type { Fields, FieldValue } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'

const FLAGS = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['0', false],
  [0, false],
])

/** `'12 500'` → `12500`; anything that is no number stays as it is, so that the form's check names it. */
function numberOf(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value
  const number = Number(value.replace(/\s/g, '').replace(',', '.'))
  return Number.isNaN(number) ? value : number
}

/** A value as older clients send it – numbers as texts, ids as numbers, lists joined by commas – as the form stores it. */
function storedValue(kind: FieldKind, value: unknown): unknown {
  if (value === null || value === '') return null
  switch (kind.type) {
    case 'dictionary':
      return typeof value === 'number' ? String(value) : value
    case 'number':
      return numberOf(value)
    case 'enumeration':
      if (!kind.many) return numberOf(value)
      return (typeof value === 'string' ? value.split(',') : [value].flat()).map(numberOf)
    case 'flag':
      return FLAGS.get(value) ?? value
    case 'text':
      return typeof value === 'number' ? String(value) : value
  }
}

/**
 * The fields of a type's form among the names of a flat body, over those of its `fields`; names that the form does not have
 * are left out, as the gateway leaves out names that it does not know.
 */
export function flatFields(adType: AdType, body: Readonly<Record<string, unknown>>): Fields {
  const nested = typeof body.fields === 'object' && body.fields ? body.fields : {}
  const given = new Map(Object.entries({ ...body, ...nested }))
  return Object.fromEntries(
    formOf(adType).fields.flatMap(({ key, kind }) =>
      given.has(key) ? [[key, storedValue(kind, given.get(key)) as FieldValue | null]] : [],
    ),
  )
}
