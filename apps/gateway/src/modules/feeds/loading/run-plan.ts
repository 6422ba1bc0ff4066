import { createHash } from 'node:crypto'
import { cut } from '@trassa/catalog/format/cut'
import type { FeedCounts, FeedProblem } from '@trassa/contracts/entities/feed'
import type { FeedItemRecord, FeedRecord } from '../feeds.table.ts'
import { COMMON_COLUMNS } from '../mapping/common-columns.ts'
import { mapRow, type WantedAd } from '../mapping/map-row.ts'
import { nameKey } from '../mapping/name-key.ts'
import type { MappingContext } from '../mapping/row-reader.ts'
import { FeedRefusal } from '../reading/feed-refusal.ts'
import type { FeedRow } from '../reading/feed-row.ts'

const ID_MAX = 100
/** Rows between which other requests of this process come. */
const YIELD_EVERY = 10

export type StoredItem = Pick<FeedItemRecord, 'externalId' | 'hash' | 'isGone'>

export interface OpenItem {
  externalId: string
  row: number
  wantedHash: string
  wanted: WantedAd
}

/** What a file asks for, against what the feed has loaded before. */
export interface RunPlan {
  counts: FeedCounts
  problems: FeedProblem[]
  open: OpenItem[]
  /** Items that were in the last file. */
  before: number
  /** Numbers of items that are in the file no more. */
  gone: string[]
}

const ID_NAMES = [COMMON_COLUMNS.id.label, ...COMMON_COLUMNS.id.aliases].map(nameKey)

function externalIdOf({ cells }: FeedRow): string | undefined {
  const named = new Map([...cells].map(([name, text]) => [nameKey(name), text]))
  return ID_NAMES.map((name) => named.get(name)?.trim()).find(Boolean)
}

/** Of everything that the ad is made of: equal ones need not be understood again. */
const hashOf = ({ cells }: FeedRow, { cityId }: Pick<FeedRecord, 'cityId'>): string =>
  createHash('sha256')
    .update(JSON.stringify([cityId, ...[...cells].toSorted()]))
    .digest('base64url')

/** @throws FeedRefusal where no row has a number. */
export async function planRun(
  rows: readonly FeedRow[],
  stored: ReadonlyMap<string, StoredItem>,
  feed: Pick<FeedRecord, 'cityId'>,
  context: MappingContext,
): Promise<RunPlan> {
  const problems: FeedProblem[] = []
  const open: OpenItem[] = []
  const firstRows = new Map<string, number>()
  const unknown = new Set<string>()
  const counts = { items: 0, created: 0, changed: 0, unchanged: 0, gone: 0, refused: 0, drafts: 0 }
  const refuse = (row: number, message: string, externalId: string | null = null) => {
    counts.refused += 1
    problems.push({ row, externalId, column: COMMON_COLUMNS.id.label, message })
  }

  for (const [place, feedRow] of rows.entries()) {
    if (place % YIELD_EVERY === 0) await new Promise(setImmediate)
    const { row } = feedRow
    const externalId = externalIdOf(feedRow)
    if (!externalId) {
      refuse(row, 'Нет номера: без него объявление не узнать в следующий раз')
      continue
    }
    if (externalId.length > ID_MAX) {
      refuse(row, `Номер длиннее ${ID_MAX} знаков`)
      continue
    }
    const first = firstRows.get(externalId)
    if (first !== undefined) {
      refuse(row, `Такой номер уже есть в строке ${first}`, externalId)
      continue
    }
    firstRows.set(externalId, row)
    const item = stored.get(externalId)
    const wantedHash = hashOf(feedRow, feed)
    if (item && !item.isGone && item.hash === wantedHash) {
      counts.unchanged += 1
      continue
    }
    const mapped = await mapRow(feedRow, externalId, context)
    problems.push(...mapped.problems)
    for (const name of mapped.unknown) unknown.add(name)
    if (mapped.wanted) {
      counts[item?.hash ? 'changed' : 'created'] += 1
      open.push({ externalId, row, wantedHash, wanted: mapped.wanted })
    } else counts.refused += 1
  }
  if (rows.length > 0 && firstRows.size === 0) {
    throw new FeedRefusal(`В файле нет столбца «${COMMON_COLUMNS.id.label}».`)
  }
  if (unknown.size > 0) problems.unshift(unknownColumns([...unknown]))
  const before = [...stored.values()].filter((item) => !item.isGone)
  const gone = before.flatMap(({ externalId }) => (firstRows.has(externalId) ? [] : [externalId]))
  counts.items = firstRows.size
  counts.gone = gone.length
  return { counts, problems, open, before: before.length, gone }
}

const unknownColumns = (names: string[]): FeedProblem => ({
  row: null,
  externalId: null,
  column: cut(names.slice(0, 10).join(', '), 200),
  message: 'Эти столбцы нам не знакомы и пропущены. Названия столбцов – на странице автозагрузки',
})

/**
 * Whether a company is asked before a file is taken. A broken export leaves out most of a stock, or numbers it anew:
 * what counts is how many of the last file's items leave, not how many the new one has.
 */
export const isShrunk = (
  { counts, before, gone }: Pick<RunPlan, 'counts' | 'before' | 'gone'>,
  { shrunkTo }: Pick<FeedRecord, 'shrunkTo'>,
): boolean => gone.length * 2 > before && (shrunkTo === null || counts.items < shrunkTo)
