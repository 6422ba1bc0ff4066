import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { typeFields } from '../fields/type-fields.ts'
import type { Entries } from './entries.ts'

/** The names of what filters choose. */
export interface FilterNames {
  nameOf: (adType: AdType, key: string, value: string | number) => string | undefined
}

/** `Lada (ВАЗ)` is typed as `Lada`. */
const shortMark = (name: string): string => name.replace(/\s*\([^)]*\)/g, '') || name

export const filterNames = ({ all, numberOf }: Entries): FilterNames => ({
  nameOf: (adType, key, value) => {
    const entry = all[numberOf(adType, key, value) ?? -1]
    return entry?.kind === 'mark' ? shortMark(entry.name) : entry?.name
  },
})

/** The filters of a list as a query: `Бампер Lada Priora Казань`; `undefined` where one of them has no name. */
export function textOf(
  { nameOf }: FilterNames,
  { adType, filters }: { adType: AdType; filters: readonly Filter[] },
): string | undefined {
  const parts: Record<'row' | 'kind' | 'place', string[]> = { row: [], kind: [], place: [] }
  const rows: Record<string, string> = {}
  for (const filter of filters) {
    const values = valuesOf(filter)
    const [value] = values
    if (value === undefined || values.length > 1 || typeof value === 'boolean') return undefined
    const name = nameOf(adType, filter.key, value)
    if (name === undefined) return undefined
    if (filter.key === 'markId' || filter.key === 'modelId') rows[filter.key] = name
    else parts[filter.key === 'city' ? 'place' : 'kind'].push(name)
  }
  parts.row = [rows.markId, rows.modelId].filter((name) => name !== undefined)
  const { row, kind, place } = parts
  // "Toyota Camry седан", but "Бампер Toyota Camry".
  const words = typeFields(adType).isVehicle ? [...row, ...kind] : [...kind, ...row]
  return [...words, ...place]
    .map((name, at) => (at > 0 && kind.includes(name) ? lowered(name) : name))
    .join(' ')
}

function valuesOf(filter: Filter): readonly (string | number | boolean)[] {
  if (filter.op === 'range') return []
  return filter.op === 'many' ? filter.values : [filter.value]
}

/** Abbreviations and names stay as they are. */
const lowered = (name: string): string =>
  /^[А-ЯЁ][а-яё]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
