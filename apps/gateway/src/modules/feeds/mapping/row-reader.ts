import type { FieldDefinition, FormDefinition } from '@trassa/catalog/engine/definition'
import { cleanText } from '@trassa/contracts/clean-text'
import type { AdInput, FieldValue } from '@trassa/contracts/entities/ad'
import type { DictionaryLookup } from './dictionary-lookup.ts'
import {
  quoted,
  type ReadValue,
  readDescription,
  readEnumeration,
  readFlag,
  readNumber,
} from './read-value.ts'

/** What rows get that do not say it themselves. */
export interface RowDefaults {
  cityId: string | null
  contactName: string
}

export interface MappingContext {
  lookup: DictionaryLookup
  defaults: RowDefaults
  now: Date
}

/** Takes a sentence about the cell of a field; a `note` does not keep its value from being taken. */
export type Tell = (key: string, message: string, kind?: 'note') => void

const isPhotoAddress = (address: string): boolean =>
  /^https?:\/\//i.test(address) && URL.canParse(address)

/** Reads the cells of a row by its form; every mistake is told at its field. */
export class RowReader {
  private readonly form: FormDefinition
  private readonly cells: ReadonlyMap<string, string>
  private readonly context: MappingContext
  private readonly add: Tell

  constructor(
    form: FormDefinition,
    cells: ReadonlyMap<string, string>,
    context: MappingContext,
    add: Tell,
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
    this.add('cityId', `«${quoted(text)}» – ${reason}`)
    return null
  }

  photos(): string[] {
    const addresses = (this.cells.get('photos') ?? '').split(/[\s,;|]+/).filter(Boolean)
    const unique = [...new Set(addresses)]
    const valid = unique.filter(isPhotoAddress)
    const wrong = unique.find((address) => !isPhotoAddress(address))
    if (wrong !== undefined) this.add('photos', `«${quoted(wrong)}» – это не адрес фотографии`)
    const { max } = this.form.photos
    if (valid.length > max) this.add('photos', `Взяты первые ${max} из ${valid.length}`, 'note')
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
    this.add(key, read.mistake)
    return null
  }
}
