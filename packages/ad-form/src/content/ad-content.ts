import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { AdInput, EditableAd, Fields } from '@trassa/contracts/entities/ad'
import type { Photo } from '@trassa/contracts/entities/photo'

/** Everything that an owner fills in: what the form holds, what is mirrored and what is saved. */
export interface AdContent extends AdInput {
  photos: Photo[]
}

/** The common fields that `ads.update` takes. */
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

export const contentOf = (ad: EditableAd): AdContent => ({
  cityId: ad.cityId,
  price: ad.price,
  description: ad.description,
  contactName: ad.contactName,
  address: ad.address,
  fields: ad.fields,
  photos: ad.photos,
})

/** With every field of the form in it: a form that is reset forgets only what it is told to. */
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

/** What `ads.update` must be told to lead from one content to the other; `null` when nothing. */
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
