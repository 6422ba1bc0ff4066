import { OWNER_ALIASES, OWNER_FILTER, RADIUS_OPTIONS } from '@trassa/contracts/enumerations/ads'
import { LONGEST_TEXT } from '@trassa/contracts/longest-query'
import type { FilterField, FormDefinition } from '../definition.ts'

/** The owner filter's id that means "any" (spec §3). */
const ANY_OWNER = -1

/** The radius that is the city alone. */
const NO_RADIUS = 0

/**
 * The filters of every list, whatever the ad type. `city` is a slug, for addresses; `cityId` an id,
 * for calls. `radius` counts beside `city` alone, in kilometres. `q` is free text.
 */
export const COMMON_FILTERS = [
  {
    key: 'cityId',
    label: 'Город',
    kind: { type: 'dictionary', dictionary: 'cities' },
    filter: 'exact',
  },
  { key: 'city', label: 'Город', kind: { type: 'text', maxLength: 60 }, filter: 'exact' },
  {
    key: 'radius',
    label: 'Вокруг города',
    kind: { type: 'enumeration', options: RADIUS_OPTIONS, any: NO_RADIUS },
    filter: 'exact',
  },
  {
    key: 'price',
    label: 'Цена',
    kind: { type: 'number', min: 1, max: 1_000_000_000, step: 1, unit: '₽' },
    filter: 'range',
  },
  {
    key: 'owner',
    label: 'Продавец',
    kind: { type: 'enumeration', options: OWNER_FILTER, any: ANY_OWNER, aliases: OWNER_ALIASES },
    filter: 'exact',
  },
  { key: 'withPhoto', label: 'Только с фото', kind: { type: 'flag' }, filter: 'exact' },
  { key: 'q', label: 'Поиск', kind: { type: 'text', maxLength: LONGEST_TEXT }, filter: 'exact' },
] as const satisfies FilterField[]

export type CommonFilterKey = (typeof COMMON_FILTERS)[number]['key']

/** Asked for some dozen times for each page. */
const fieldsOf = new WeakMap<FormDefinition, readonly FilterField[]>()

/** All filters of a list of this type: the form's own first, then the common ones. */
export function filterFields(form: FormDefinition): readonly FilterField[] {
  const known = fieldsOf.get(form)
  if (known) return known
  const own = form.fields.flatMap(({ filter, ...field }) => (filter ? [{ ...field, filter }] : []))
  const fields = [...own, ...COMMON_FILTERS]
  fieldsOf.set(form, fields)
  return fields
}

export function isCommonFilter(key: string): key is CommonFilterKey {
  return COMMON_FILTERS.some((field) => field.key === key)
}
