import { randomInt } from 'node:crypto'
import { parseDescription } from '@trassa/catalog/description/parse-description'
import { DICTIONARY_ID, type FormDefinition } from '@trassa/catalog/engine/definition'
import { dictionaryChain } from '@trassa/catalog/engine/definition-fields'
import { summaryOf, titleOf } from '@trassa/catalog/engine/text/card'
import { keywordsOf } from '@trassa/catalog/engine/text/keywords'
import { slugify } from '@trassa/catalog/urls/slug'
import type { AdInput, Fields } from '@trassa/contracts/entities/ad'
import type { Issue } from '@trassa/contracts/errors'
import type { DictionaryRef, DictionaryRow, DictionaryRows } from '../../reference/public.ts'
import type { AdRecord } from '../ads.table.ts'
import type { AdColumnChanges } from '../lifecycle/write-ads.ts'
import { fieldColumns, fieldsOf } from './ad-fields.ts'

const KOPECKS = 100

/** Kopecks in the database, whole roubles outside (domain §1). */
export const toRoubles = (kopecks: number | null): number | null =>
  kopecks === null ? null : Math.round(kopecks / KOPECKS)

/** The stored content in the form of an input. */
export const toAdInput = (ad: AdRecord): AdInput => ({
  cityId: ad.cityId,
  price: toRoubles(ad.price),
  description: ad.description,
  contactName: ad.contactName,
  address: ad.address,
  fields: fieldsOf(ad),
})

/** The dictionary rows that an ad refers to; malformed ids are left out. */
export function dictionaryRefs(
  form: FormDefinition,
  { cityId, fields }: Pick<AdInput, 'cityId' | 'fields'>,
): DictionaryRef[] {
  const own = dictionaryChain(form).flatMap(({ key, dictionary }) => {
    const id = fields[key]
    return typeof id === 'string' && DICTIONARY_ID.test(id) ? [{ dictionary, id }] : []
  })
  return cityId === null ? own : [...own, { dictionary: 'cities', id: cityId }]
}

/**
 * Dictionary values that do not exist, or do not belong to their parent's (a model to its mark) or to
 * the form's groups (a mark of buses to a truck).
 */
export function dictionaryMistakes(
  form: FormDefinition,
  fields: Fields,
  rows: DictionaryRows,
): Issue[] {
  return dictionaryChain(form).flatMap(({ key, dictionary, codes, parent }) => {
    const id = fields[key]
    if (typeof id !== 'string') return []
    const row = rows({ dictionary, id })
    const isOfGroup = !codes || codes.some((code) => row?.codes?.includes(code))
    if (row && isOfGroup && (parent === null || row.parentId === fields[parent])) return []
    return [{ loc: ['body', 'fields', key], msg: 'Выберите из списка', type: 'value_error' }]
  })
}

/** The columns derived from an ad's fields: the fields themselves, title, summary, names and keywords. */
export function fieldContent(
  form: FormDefinition,
  ad: Pick<AdRecord, 'slug' | 'publishedAt'>,
  fields: Fields,
  rows: DictionaryRows,
): AdColumnChanges {
  const known = new Map(
    dictionaryChain(form).flatMap(({ key, dictionary }): [string, DictionaryRow][] => {
      const id = fields[key]
      const row = typeof id === 'string' ? rows({ dictionary, id }) : undefined
      return row ? [[key, row]] : []
    }),
  )
  const names = Object.fromEntries([...known].map(([key, { name }]) => [key, name]))
  const title = titleOf(form, fields, names)
  return {
    ...fieldColumns(form, fields),
    names,
    title,
    keywords: keywordsOf(form, fields, (key) => known.get(key)),
    summary: summaryOf(form, fields, names),
    slug: ad.publishedAt ? ad.slug : slugOf(title, ad.slug.slice(-SUFFIX_LENGTH)),
  }
}

/** What the columns of a changed content are made from besides the content; a new ad has no description yet. */
type ContentOrigin = Pick<AdRecord, 'slug' | 'publishedAt'> &
  Partial<Pick<AdRecord, 'description' | 'descriptionTree'>>

/** The columns of the whole content. Only a description that differs is parsed. */
export const contentColumns = (
  form: FormDefinition,
  ad: ContentOrigin,
  { fields, price, ...common }: AdInput,
  rows: DictionaryRows,
): AdColumnChanges => ({
  ...common,
  descriptionTree:
    (common.description === ad.description && ad.descriptionTree) ||
    parseDescription(common.description),
  price: price === null ? null : price * KOPECKS,
  ...fieldContent(form, ad, fields, rows),
})

const SUFFIX_LENGTH = 8

/** The unique part of a slug: constant when the title changes. A published slug never changes. */
export const newSlugSuffix = (): string =>
  randomInt(36 ** SUFFIX_LENGTH)
    .toString(36)
    .padStart(SUFFIX_LENGTH, '0')

/** `lada-granta-i-2018-0k3f9z2a`. */
const slugOf = (title: string, suffix: string) => [slugify(title), suffix].filter(Boolean).join('-')
