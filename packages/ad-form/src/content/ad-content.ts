import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { AdInput, EditableAd, Fields } from '@trassa/contracts/entities/ad'
import type { Photo } from '@trassa/contracts/entities/photo'

/** The content of an ad as the form holds it, the draft backup keeps it and the calls save it. */
export interface AdContent extends AdInput {
  photos: Photo[]
}

/** The common fields of `ads.update`. */
const COMMON_KEYS = ['cityId', 'price', 'description', 'contactName', 'address'] as const

export const emptyContent = (contactName: string, cityId: string | null): AdContent => ({
  cityId,
  price: null,
  description: '',
  contactName,
  address: '',
  fields: {},
  photos: [],
})

export const contentOf = (ad: Omit<EditableAd, 'phone'>): AdContent => ({
  cityId: ad.cityId,
  price: ad.price,
  description: ad.description,
  contactName: ad.contactName,
  address: ad.address,
  fields: ad.fields,
  photos: ad.photos,
})

/** Adds `null` for every absent field: `form.reset` keeps the values of keys that it is not given. */
export const wholeContent = (form: FormDefinition, content: AdContent): AdContent => ({
  ...content,
  fields: { ...Object.fromEntries(form.fields.map(({ key }) => [key, null])), ...content.fields },
})

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

const isSame = (a: unknown, b: unknown) =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)

function changedFields(before: Fields, after: Fields): AdInput['fields'] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed: AdInput['fields'] = {}
  for (const key of keys) {
    if (!isSame(before[key], after[key])) changed[key] = after[key] ?? null
  }
  return changed
}

/** The body of `ads.update` that changes `before` to `after`, without photos; `null` if nothing differs. */
export function patchOf(before: AdContent, after: AdContent): Partial<AdInput> | null {
  const common = COMMON_KEYS.filter((key) => !isSame(before[key], after[key])).map((key) => [
    key,
    after[key],
  ])
  const fields = changedFields(before.fields, after.fields)
  const patch: Partial<AdInput> = {
    ...Object.fromEntries(common),
    ...(Object.keys(fields).length > 0 && { fields }),
  }
  return Object.keys(patch).length > 0 ? patch : null
}

export const photoIdsOf = ({ photos }: AdContent): string[] => photos.map(({ id }) => id)

export const hasSamePhotos = (a: AdContent, b: AdContent): boolean =>
  isSame(photoIdsOf(a), photoIdsOf(b))

export const isSameContent = (a: AdContent, b: AdContent): boolean =>
  patchOf(a, b) === null && hasSamePhotos(a, b)

/** Whether a new ad holds nothing but what the form fills in by itself: the contact's name and the city. */
export const isUntouched = (content: AdContent): boolean =>
  isSameContent(emptyContent(content.contactName, content.cityId), content)
