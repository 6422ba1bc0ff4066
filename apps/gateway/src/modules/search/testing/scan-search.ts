import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { FIELD_SORTS, type ListSortId } from '@trassa/contracts/enumerations/ads'
import type { AdRecord } from '../../ads/ads.table.ts'
import { STOP_WORD } from './random-ads.ts'

/** The reference implementation for the index: scans every ad. */
export function scanSearch(
  all: AdRecord[],
  form: FormDefinition,
  { filters, sort, now }: { filters: readonly Filter[]; sort: ListSortId; now: number },
): AdRecord[] {
  const byField = FIELD_SORTS.find(({ id }) => id === sort)?.field
  const key = (ad: AdRecord) => {
    if (byField === 'year') return ad.year ?? 0
    if (byField === 'mileage') return ad.mileage ?? 1e12
    // An ad without a price comes last in both directions.
    if (sort === 'priceFrom') return ad.price ?? 1e15
    return sort === 'priceTo' ? (ad.price ?? 0) : Number(ad.liftedAt ?? ad.createdAt)
  }
  const sign = sort.endsWith('To') || sort === 'relevance' ? -1 : 1
  const text = filters.find((filter) => filter.key === 'q')
  /** By relevance: 0 for an ad whose title has the text, 1 for one whose description alone has it. */
  const tier = (ad: AdRecord) =>
    sort === 'relevance' && text?.op === 'exact' && !ad.title.includes(String(text.value)) ? 1 : 0
  const live = all.filter(
    (ad) => ad.stat === 1 && ad.adType === form.adType && Number(ad.expiresAt) > now,
  )
  const isKept = filters.map((filter) => conditionOf(filter, form, filters, live))
  return live
    .filter((ad) => isKept.every((keeps) => keeps(ad)))
    .sort((a, b) => tier(a) - tier(b) || sign * (key(a) - key(b) || Number(a.id) - Number(b.id)))
}

/** Below several chosen marks a model narrows down the marks that have ads with a chosen model. */
function conditionOf(
  filter: Filter,
  form: FormDefinition,
  filters: readonly Filter[],
  live: readonly AdRecord[],
): (ad: AdRecord) => boolean {
  const plain = (ad: AdRecord) => holds(ad, form, filter)
  const ancestors = ancestorsOf(form, filter.key)
  const isBelowSeveral = filters.some(
    (one) => ancestors.includes(one.key) && one.op === 'many' && one.values.length > 1,
  )
  const [parent] = ancestors
  if (filter.op !== 'many' || !isBelowSeveral || !parent) return plain
  const narrowed = new Set(live.filter(plain).map((ad) => valueIn(ad, form, parent) ?? null))
  return (ad) => {
    const own = valueIn(ad, form, parent) ?? null
    return plain(ad) || own === null || !narrowed.has(own)
  }
}

/** The fields that a field depends on, the nearest first. */
function ancestorsOf(form: FormDefinition, key: string): string[] {
  const kind = form.fields.find((one) => one.key === key)?.kind
  const parent = kind?.type === 'dictionary' ? kind.dependsOn : undefined
  return parent ? [parent, ...ancestorsOf(form, parent)] : []
}

function valueIn(ad: AdRecord, form: FormDefinition, key: string): unknown {
  if (key === 'cityId') return ad.cityId
  if (key === 'price') return ad.price === null ? null : ad.price / 100
  if (key === 'owner') return ad.sellerType
  if (key === 'withPhoto') return ad.photosTotal > 0
  const field = form.fields.find((one) => one.key === key)
  return field?.column ? ad[field.column] : ad.fields[key]
}

function holds(ad: AdRecord, form: FormDefinition, filter: Filter): boolean {
  if (filter.key === 'q' && filter.op === 'exact') {
    const searched = filter.value === STOP_WORD ? ad.title : `${ad.title} ${ad.description}`
    return searched.includes(String(filter.value))
  }
  const value = valueIn(ad, form, filter.key)
  const kind = filterFields(form).find(({ key }) => key === filter.key)?.kind
  switch (filter.op) {
    case 'exact':
      if (kind?.type === 'flag') return (value === true) === filter.value
      if (kind?.type === 'text') return same(value) === same(filter.value)
      return value === filter.value
    case 'many':
      return Array.isArray(value)
        ? filter.values.every((one) => value.includes(one))
        : filter.values.some((one) => one === value)
    case 'range':
      return (
        typeof value === 'number' &&
        value >= (filter.from ?? Number.NEGATIVE_INFINITY) &&
        value <= (filter.to ?? Number.POSITIVE_INFINITY)
      )
  }
}

const same = (text: unknown) => String(text).trim().toLowerCase()
