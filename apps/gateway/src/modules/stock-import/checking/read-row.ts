import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { cut } from '@trassa/catalog/format/cut'
import type { AdInput } from '@trassa/contracts/entities/ad'
import type { StockMapping } from '@trassa/contracts/entities/moderator/stock-import'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import {
  adTypeNamed,
  COMMON_COLUMNS,
  labelOf,
  type MappingContext,
  RowReader,
} from '../../feeds/public.ts'
import { type CellNaming, parentIn } from '../mapping/named-cells.ts'
import { readPhotoCell } from '../photo-files/photo-file.ts'
import type { RowProblems } from './row-problems.ts'
import type { UnknownValueCollector } from './unknown-values.ts'

const NAMED_LENGTH = 60

/** A row as the form of its ad type understands it. */
export interface ReadRow {
  adType: AdType
  form: FormDefinition
  /** Values that were mapped by hand as their lists have them. */
  cells: ReadonlyMap<string, string>
  /** With the defaults where the row says nothing. */
  input: AdInput
  /** Addresses and names of files. */
  photos: string[]
}

export interface RowReading {
  mapping: StockMapping
  naming: CellNaming
  unknown: UnknownValueCollector
  context: MappingContext
}

/** @returns `null` where it is not known what the ad is; `problems` says why. */
export async function readRow(
  written: Readonly<Record<string, string>>,
  problems: RowProblems,
  { mapping, naming, unknown, context }: RowReading,
): Promise<ReadRow | null> {
  const spelled = naming.cellsOf(written)
  const typeText = naming.adTypeIn(spelled)
  const adType = typeText === undefined ? mapping.adType : adTypeNamed(typeText)
  if (!adType) {
    const { label } = COMMON_COLUMNS.adType
    problems.tell('adType', 'Такой категории нет', { label })
    const names = AD_TYPES.map((type) => formOf(type).name)
    unknown.addCommon('adType', spelled.get('adType') ?? '', names)
    return null
  }
  const form = formOf(adType)
  const cells = naming.named(spelled, { form, adType })
  const wrong = new Set<string>()
  const reader = new RowReader(form, cells, context, (key, message, kind) => {
    problems.tell(key, message, { label: labelOf(form, key), isNote: kind === 'note' })
    if (kind !== 'note') wrong.add(key)
  })
  const input: AdInput = { ...reader.common(), fields: await reader.fields() }
  if (wrong.has('cityId')) unknown.addCommon('cityId', spelled.get('cityId') ?? '')
  for (const field of form.fields) {
    if (wrong.has(field.key)) {
      const parent = parentIn(spelled, form, field)
      unknown.addField(field, { adType, parent, text: spelled.get(field.key) ?? '' }, input.fields)
    }
  }
  const photos = readPhotos(cells, problems, form)
  return { adType, form, cells, input, photos }
}

const noPhoto = (text: string): string =>
  `«${cut(text, NAMED_LENGTH)}» – это не адрес фотографии и не имя файла`

function readPhotos(
  cells: ReadonlyMap<string, string>,
  problems: RowProblems,
  form: FormDefinition,
): string[] {
  const { photos, wrong, remark } = readPhotoCell(cells.get('photos') ?? '')
  const { max } = form.photos
  const label = labelOf(form, 'photos')
  if (wrong !== undefined) {
    problems.tell('photos', noPhoto(wrong), { label })
  }
  if (remark !== undefined) {
    problems.tell('photos', `${noPhoto(remark)}, поэтому пропущено`, { label, isNote: true })
  }
  if (photos.length > max) {
    problems.tell('photos', `Взяты первые ${max} из ${photos.length}`, { label, isNote: true })
  }
  return photos.slice(0, max)
}
