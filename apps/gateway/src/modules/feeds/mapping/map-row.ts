import { formOf } from '@trassa/catalog/ad-types/form-of'
import { checkComplete } from '@trassa/catalog/engine/validation/check-complete'
import type { AdInput } from '@trassa/contracts/entities/ad'
import type { FeedProblem } from '@trassa/contracts/entities/feed'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { FeedRow } from '../reading/feed-row.ts'
import { columnNames, knownCells, typeTextOf } from './columns.ts'
import { adTypeNamed, COMMON_COLUMNS } from './common-columns.ts'
import { quoted } from './read-value.ts'
import { type MappingContext, RowReader } from './row-reader.ts'
import { labelOf, untoldMistakes } from './untold-mistakes.ts'

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
  const told = new Set<string>()
  const tell = (key: string, message: string) => {
    told.add(key)
    add(labelOf(form, key), message)
  }
  const read = new RowReader(form, cells, context, tell)
  const input: AdInput = { ...read.common(), fields: await read.fields() }
  const photos = read.photos()
  const photosTotal = Math.min(photos.length, form.photos.max)
  const open = checkComplete(form, { ...input, photosTotal }, context.now)
  for (const { key, msg } of untoldMistakes(form, open, told)) tell(key, msg)
  const wanted = { adType, input, photos: photos.slice(0, form.photos.max) }
  return { wanted: open.length > 0 ? null : wanted, problems, unknown }
}
