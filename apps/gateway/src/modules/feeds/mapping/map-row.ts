import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FieldDefinition, FormDefinition } from '@trassa/catalog/engine/definition'
import { checkComplete } from '@trassa/catalog/engine/validation/check-complete'
import { cleanText } from '@trassa/contracts/clean-text'
import type { AdInput, FieldValue } from '@trassa/contracts/entities/ad'
import type { FeedProblem } from '@trassa/contracts/entities/feed'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { FeedRow } from '../reading/feed-row.ts'
import { columnNames, knownCells, typeTextOf } from './columns.ts'
import { adTypeNamed, COMMON_COLUMNS, type CommonKey } from './common-columns.ts'
import type { DictionaryLookup } from './dictionary-lookup.ts'
import {
  quoted,
  type ReadValue,
  readDescription,
  readEnumeration,
  readFlag,
  readNumber,
} from './read-value.ts'

/** What an ad is to be, as a row says. */
export interface WantedAd {
  adType: AdType
  input: AdInput
  /** Addresses. */
  photos: string[]
}

export interface MappedRow {
  /** `null` where the row cannot become an ad; `problems` then says why. */
  wanted: WantedAd | null
  problems: FeedProblem[]
  /** Names of columns that mean nothing for the row's ad type. */
  unknown: string[]
}

/** What rows get that do not say it themselves. */
export interface FeedDefaults {
  cityId: string | null
  contactName: string
}

export interface MappingContext {
  lookup: DictionaryLookup
  defaults: FeedDefaults
  now: Date
}

const USUAL_TYPE: AdType = 'auto'
const namesByType = new Map<AdType, ReadonlyMap<string, string>>()

/** Understands a row by the definition of its ad type (`docs/feeds.md`). */
export async function mapRow(
  { row, cells: written }: FeedRow,
  externalId: string,
  context: MappingContext,
): Promise<MappedRow> {
  const problems: FeedProblem[] = []
  const add = (column: string, message: string) =>
    problems.push({ row, externalId, column, message })
  const typeText = typeTextOf(written)
  const adType = typeText === undefined ? USUAL_TYPE : adTypeNamed(typeText)
  if (!adType) {
    add(COMMON_COLUMNS.adType.label, `«${quoted(typeText ?? '')}» – такого раздела нет`)
    return { wanted: null, problems, unknown: [] }
  }
  const form = formOf(adType)
  const names = namesByType.get(adType) ?? columnNames(form)
  namesByType.set(adType, names)
  const { cells, unknown } = knownCells(written, names)
  const read = new RowReader(form, cells, context, add)
  const input: AdInput = { ...read.common(), fields: await read.fields() }
  const photos = read.photos()
  const photosTotal = Math.min(photos.length, form.photos.max)
  const open = checkComplete(form, { ...input, photosTotal }, context.now)
  const told = new Set(problems.map(({ column }) => column))
  for (const { loc, msg } of open) {
    const key = String(loc.at(-1))
    const kind = form.fields.find((field) => field.key === key)?.kind
    // A model is missing because its mark is wrong: that is told already.
    const isCaused =
      kind?.type === 'dictionary' &&
      kind.dependsOn !== undefined &&
      told.has(labelOf(form, kind.dependsOn))
    const column = labelOf(form, key)
    if (!told.has(column) && !isCaused) add(column, msg)
  }
  const wanted = { adType, input, photos: photos.slice(0, form.photos.max) }
  return { wanted: open.length > 0 ? null : wanted, problems, unknown }
}

const labelOf = (form: FormDefinition, key: string): string =>
  form.fields.find((field) => field.key === key)?.label ??
  COMMON_COLUMNS[key as CommonKey]?.label ??
  key

const isPhotoAddress = (address: string): boolean =>
  /^https?:\/\//i.test(address) && URL.canParse(address)

class RowReader {
  private readonly form: FormDefinition
  private readonly cells: ReadonlyMap<string, string>
  private readonly context: MappingContext
  private readonly add: (column: string, message: string) => void

  constructor(
    form: FormDefinition,
    cells: ReadonlyMap<string, string>,
    context: MappingContext,
    add: (column: string, message: string) => void,
  ) {
    this.form = form
    this.cells = cells
    this.context = context
    this.add = add
  }

  common(): Omit<AdInput, 'fields'> {
    const { cells } = this
    const { contactName, cityId } = this.context.defaults
    const price = cells.get('price')
    return {
      price: price === undefined ? null : (this.take('price', readNumber(price)) as number | null),
      // Cleaned once more: marks of letters may meet where markup is taken out between them.
      description: cleanText(readDescription(cells.get('description') ?? '')),
      contactName: cells.get('contactName') ?? contactName,
      address: cells.get('address') ?? '',
      cityId: cells.has('cityId') ? this.city(cells.get('cityId') ?? '') : cityId,
    }
  }

  private city(text: string): string | null {
    const found = this.context.lookup.city(text)
    if (found !== undefined && found !== 'ambiguous') return found
    const reason = found
      ? 'таких городов несколько, добавьте через запятую регион'
      : 'такого города нет'
    this.add(COMMON_COLUMNS.cityId.label, `«${quoted(text)}» – ${reason}`)
    return null
  }

  photos(): string[] {
    const addresses = (this.cells.get('photos') ?? '').split(/[\s,;|]+/).filter(Boolean)
    const unique = [...new Set(addresses)]
    const valid = unique.filter(isPhotoAddress)
    const wrong = unique.find((address) => !isPhotoAddress(address))
    const { label } = COMMON_COLUMNS.photos
    if (wrong !== undefined) this.add(label, `«${quoted(wrong)}» – это не адрес фотографии`)
    const { max } = this.form.photos
    if (valid.length > max) this.add(label, `Взяты первые ${max} из ${valid.length}`)
    return valid
  }

  async fields(): Promise<AdInput['fields']> {
    const fields: Record<string, FieldValue> = {}
    for (const field of this.form.fields) {
      const text = this.cells.get(field.key)
      if (text === undefined) continue
      const value = await this.field(field, text, fields)
      if (value !== null) fields[field.key] = value
    }
    return fields
  }

  /** Parents stand before what depends on them, so their values are read already. */
  private async field(
    field: FieldDefinition,
    text: string,
    read: Record<string, FieldValue>,
  ): Promise<FieldValue | null> {
    const { kind } = field
    switch (kind.type) {
      case 'number':
        return this.take(field.key, readNumber(text, kind))
      case 'flag':
        return this.take(field.key, readFlag(text))
      case 'enumeration':
        return this.take(field.key, readEnumeration(text, kind))
      case 'text':
        return text
      case 'dictionary':
        return this.dictionary(field, text, read)
    }
  }

  private async dictionary(
    { key, kind }: FieldDefinition,
    text: string,
    read: Record<string, FieldValue>,
  ): Promise<FieldValue | null> {
    if (kind.type !== 'dictionary') return null
    const { dictionary, codes, dependsOn } = kind
    const parent = dependsOn === undefined ? null : read[dependsOn]
    // The parent's own problem is told already.
    if (parent === undefined) return null
    const parentId = parent === null ? null : String(parent)
    const id = await this.context.lookup.find({ dictionary, name: text, parentId, codes })
    if (id !== undefined) return id
    // Rare models of other machines are written as text.
    const spare = key === 'modelId' && this.form.fields.some((field) => field.key === 'modelName')
    if (spare) {
      read.modelName = text
      return null
    }
    return this.take(key, { mistake: `«${quoted(text)}» – такого значения нет в справочнике` })
  }

  private take(key: string, read: ReadValue): FieldValue | null {
    if ('value' in read) return read.value
    this.add(labelOf(this.form, key), read.mistake)
    return null
  }
}
