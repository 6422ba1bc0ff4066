import { titleOf } from '@trassa/catalog/engine/text/card'
import { checkComplete } from '@trassa/catalog/engine/validation/check-complete'
import { readFields } from '@trassa/catalog/engine/validation/read-fields'
import type { AdInput } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { StockRowState } from '@trassa/contracts/enumerations/stock-imports'
import { type AdRecord, changedContent, mergeFields, toAdInput } from '../../ads/public.ts'
import {
  COMMON_COLUMNS,
  type FeedPhoto,
  labelOf,
  untoldMistakes,
  withKnownPhotos,
} from '../../feeds/public.ts'
import { awaitedFiles } from '../photo-files/photo-file.ts'
import type { StockRowRecord } from '../stock-import-rows.table.ts'
import { type ReadRow, type RowReading, readRow } from './read-row.ts'
import { fingerprintOf } from './row-fingerprint.ts'
import { RowProblems } from './row-problems.ts'
import { vinOf } from './vin-of.ts'

const NUMBER_MAX = 100
const LOADED = 'Уже загружено, узнали по характеристикам'
/** Common fields that a row may say, and columns of the file beside the form's fields. */
const COMMON = ['price', 'description', 'contactName', 'address', 'cityId'] as const

export type CheckedRow = Pick<
  StockRowRecord,
  | 'row'
  | 'title'
  | 'externalId'
  | 'fingerprint'
  | 'adId'
  | 'version'
  | 'wanted'
  | 'changes'
  | 'problems'
  | 'photoFiles'
> & { state: StockRowState }

/** By what the ad of a row is known; the fingerprint counts where the row has neither number nor VIN. */
export interface RowIdentity {
  externalId: string | null
  vin: string | null
  fingerprint: string | null
}

/** The owner's ads that rows may be about. */
export interface KnownAds {
  find: (told: RowIdentity) => AdRecord | undefined
  photosOf: (adId: string) => readonly FeedPhoto[]
}

export interface RowChecking extends RowReading {
  known: KnownAds
  /** @returns the row that has said the same before */
  takenBy: (row: number, name: string) => number | undefined
  /** @returns the rows before this one that have the same fingerprint */
  alike: (row: number, fingerprint: string) => readonly number[]
}

/** What an import would make of a row, by the rules of the ad form (domain §4). */
export async function checkRow(
  { row, cells: written }: Pick<StockRowRecord, 'row' | 'cells'>,
  checking: RowChecking,
): Promise<CheckedRow> {
  const problems = new RowProblems(checking.naming, written)
  const read = await readRow(written, problems, checking)
  const answer = {
    row,
    state: 'wrong' as StockRowState,
    title: '',
    externalId: null,
    fingerprint: null,
    adId: null,
    version: null,
    wanted: null,
    changes: [],
    problems: problems.problems,
    photoFiles: 0,
  }
  if (!read) return answer
  const identity = identify(row, read, problems, checking)
  const { externalId, fingerprint } = identity
  const ad = checking.known.find(identity)
  if (ad && fingerprint !== null) problems.noteRow(`${LOADED}: объявление № ${ad.id}`)
  const title = ad?.title || rowTitle(read)
  const found = { externalId, fingerprint, adId: ad?.id ?? null, version: ad?.version ?? null }
  const named = { ...answer, ...found, title }
  const { wanted, changes } = ad
    ? compare(ad, read, problems, checking)
    : { wanted: completed(read, problems, checking), changes: [] }
  if (problems.isWrong) return named
  const state = !ad ? 'create' : changes.length > 0 ? 'change' : 'same'
  const known = checking.known.photosOf(ad?.id ?? '')
  const photoFiles = awaitedFiles(withKnownPhotos(wanted?.photos ?? [], known)).length
  return { ...named, state, wanted, changes, photoFiles }
}

/** By what the row's ad is known; each may stand in one row only. */
function identify(
  row: number,
  read: ReadRow,
  problems: RowProblems,
  { takenBy, alike }: RowChecking,
): RowIdentity {
  const externalId = read.cells.get('id') ?? null
  const vin = vinOf(read.input.fields)
  const once = (key: string, name: string | null) => {
    const first = name === null ? undefined : takenBy(row, `${key} ${name}`)
    if (first === undefined) return
    problems.tell(key, `То же стоит в строке ${first}`, { label: labelOf(read.form, key) })
  }
  if (externalId !== null && externalId.length > NUMBER_MAX) {
    const { label } = COMMON_COLUMNS.id
    problems.tell('id', `Номер длиннее ${NUMBER_MAX} знаков`, { label })
    return { externalId: null, vin, fingerprint: null }
  }
  once('id', externalId)
  once('vin', vin)
  if (externalId !== null || vin !== null) return { externalId, vin, fingerprint: null }
  const before = alike(row, fingerprintOf(read, 1))
  if (before.length > 0) {
    problems.noteRow(
      `Те же данные, что в строке ${before[0]}: проверьте, что это разные объявления`,
    )
  }
  return { externalId, vin, fingerprint: fingerprintOf(read, before.length + 1) }
}

/** As the file spells it, with names that no dictionary has. */
function rowTitle({ form, input, cells }: ReadRow): string {
  const names = Object.fromEntries(cells)
  const spelled = form.fields.flatMap(({ key, kind }) =>
    kind.type === 'dictionary' && names[key] !== undefined ? [[key, names[key]]] : [],
  )
  return titleOf(form, { ...input.fields, ...Object.fromEntries(spelled) }, names)
}

/** A new ad becomes a draft, which may lack photographs until it is published; anything else is a mistake. */
function completed(read: ReadRow, problems: RowProblems, { context }: RowChecking) {
  const { adType, form, input, photos } = read
  const open = checkComplete(form, { ...input, photosTotal: photos.length }, context.now)
  tellOpen(read, open, problems)
  return { adType, input, photos }
}

function tellOpen(
  { form }: ReadRow,
  open: ReturnType<typeof checkComplete>,
  problems: RowProblems,
): void {
  for (const { key, msg } of untoldMistakes(form, open, problems.told)) {
    const isNote = key === 'photos'
    // The preview tells once that the whole file has none.
    if (isNote && !problems.hasColumn(key)) continue
    problems.tell(key, msg, { label: labelOf(form, key), isNote })
  }
}

/** An ad that exists takes what the row says; an empty cell changes nothing. */
function compare(ad: AdRecord, read: ReadRow, problems: RowProblems, checking: RowChecking) {
  const { adType, form, cells, input, photos } = read
  const nothing = { wanted: null, changes: [] }
  if (ad.adType !== adType) {
    problems.tellRow(`Это объявление № ${ad.id} в другой категории: категория не меняется`)
    return nothing
  }
  if (ad.stat === AD_STATS.blocked.stat) {
    problems.tellRow(`Объявление № ${ad.id} заблокировано, его нельзя изменить`)
    return nothing
  }
  const said = Object.fromEntries(
    COMMON.flatMap((key) => (cells.has(key) ? [[key, input[key]]] : [])),
  ) as Partial<AdInput>
  const stored = toAdInput(ad)
  const fields = { ...stored.fields, ...input.fields }
  const next: AdInput = { ...stored, ...said, fields }
  // An address that was not fetched is tried again.
  const known = checking.known.photosOf(ad.id).flatMap(({ url, id }) => (id ? [url] : []))
  const newPhotos = photos.length > 0 && photos.join('\n') !== known.join('\n')
  const photosTotal = newPhotos ? photos.length : ad.photosTotal
  const { now } = checking.context
  tellOpen(read, checkComplete(form, { ...next, photosTotal }, now), problems)
  const clean = {
    ...next,
    fields: mergeFields(readFields(form, fields, now, 'complete').fields, {}),
  }
  const changed = changedContent(stored, clean)
  const keys = newPhotos ? [...changed, 'photos'] : changed
  return {
    wanted: {
      adType,
      input: { ...said, fields: input.fields },
      photos: newPhotos ? photos : null,
    },
    changes: keys.map((key) => labelOf(form, key)),
  }
}
