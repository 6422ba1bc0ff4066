import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { SortId } from '@trassa/contracts/enumerations/ads'
import type { AdRecord } from '../../ads/ads.table.ts'

/** The reference implementation for the index: scans every ad. */
export function scanSearch(
  all: AdRecord[],
  form: FormDefinition,
  { filters, sort, now }: { filters: readonly Filter[]; sort: SortId; now: number },
): AdRecord[] {
  const key = (ad: AdRecord) =>
    sort.startsWith('price') ? (ad.price ?? 0) : Number(ad.liftedAt ?? ad.createdAt)
  const sign = sort.endsWith('To') ? -1 : 1
  return all
    .filter((ad) => ad.stat === 1 && ad.adType === form.adType && Number(ad.expiresAt) > now)
    .filter((ad) => filters.every((filter) => holds(ad, form, filter)))
    .sort((a, b) => sign * (key(a) - key(b) || Number(a.id) - Number(b.id)))
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
  if (filter.key === 'q' && filter.op === 'exact') return ad.title.includes(String(filter.value))
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
