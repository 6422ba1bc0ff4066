import { isDeepStrictEqual } from 'node:util'
import type {
  ContentDifference,
  ContentPart,
} from '@trassa/contracts/entities/moderator/content-difference'
import { type AdRecord, fieldsOf, mergeFields } from '../../ads/public.ts'

const KOPECKS = 100

/** Columns as rows of the history keep them. */
export type Columns = Record<string, unknown>

export type CityNames = ReadonlyMap<string, string>

type Values = Omit<ContentPart, 'adType' | 'fields' | 'names'>

const moment = (value: Date | string | null) => (value ? new Date(value).toISOString() : null)

/** The content beside the fields of the form, as `ContentPart` has it. */
const VALUES: {
  [Key in keyof Required<Values>]: (ad: AdRecord, cityNames: CityNames) => Values[Key]
} = {
  price: ({ price }) => (price === null ? null : price / KOPECKS),
  cityName: ({ cityId }, cityNames) => (cityId && cityNames.get(cityId)) || null,
  contactName: ({ contactName }) => contactName,
  address: ({ address }) => address,
  description: ({ description }) => description,
  publishedAt: ({ publishedAt }) => moment(publishedAt),
  expiresAt: ({ expiresAt }) => moment(expiresAt),
}

/** The fields as the owner means them: of a live ad, with the revision that waits. */
const meantFields = (ad: AdRecord) => mergeFields(fieldsOf(ad), ad.revision?.fields ?? {})

/** The ad as it was before a change, by the columns that the history has of that moment. */
export const rewind = (ad: AdRecord, before: Columns | null): AdRecord => ({
  ...ad,
  ...(before as Partial<AdRecord>),
})

/** The ids of photographs in a row of the history. */
export const photoIdsOf = (columns: Columns | null): string[] =>
  Array.isArray(columns?.photoIds) ? columns.photoIds.map(String) : []

/** Photographs as they were and as they are. */
export interface PhotoIds {
  before: readonly string[]
  after: readonly string[]
}

/** How one ad differs between two moments; `null`: not at all. */
export function differenceOf(
  { before, after }: { before: AdRecord; after: AdRecord },
  { photoIds, cityNames }: { photoIds: PhotoIds; cityNames: CityNames },
): ContentDifference | null {
  const [fieldsBefore, fieldsAfter] = [meantFields(before), meantFields(after)]
  const keys = [...new Set([...Object.keys(fieldsBefore), ...Object.keys(fieldsAfter)])]
  const fieldKeys = keys.filter((key) => !isDeepStrictEqual(fieldsBefore[key], fieldsAfter[key]))
  const valueKeys = (Object.keys(VALUES) as (keyof typeof VALUES)[]).filter(
    (key) => VALUES[key](before, cityNames) !== VALUES[key](after, cityNames),
  )
  const photos = {
    added: photoIds.after.filter((id) => !photoIds.before.includes(id)),
    removed: photoIds.before.filter((id) => !photoIds.after.includes(id)),
  }
  const changes = [...fieldKeys, ...valueKeys, ...photos.added, ...photos.removed]
  if (changes.length === 0 && before.adType === after.adType) return null
  const partOf = (ad: AdRecord, fields: ContentPart['fields']): ContentPart => {
    const names = { ...ad.names, ...ad.revision?.names }
    return {
      adType: ad.adType,
      fields: Object.fromEntries(fieldKeys.map((key) => [key, fields[key] ?? null])),
      names: Object.fromEntries(
        fieldKeys.flatMap((key) => (names[key] ? [[key, names[key]]] : [])),
      ),
      ...Object.fromEntries(valueKeys.map((key) => [key, VALUES[key](ad, cityNames)])),
    }
  }
  return { before: partOf(before, fieldsBefore), after: partOf(after, fieldsAfter), photos }
}
