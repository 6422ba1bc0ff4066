import { isDeepStrictEqual } from 'node:util'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { Fields } from '@trassa/contracts/entities/ad'
import type { AdChanges } from '@trassa/contracts/entities/evidence'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { type AdRecord, mergeFields } from '../../ads/public.ts'
import { auditRows } from '../../audit/public.ts'

const KOPECKS = 100

/** More edits than an owner makes between two decisions, autosaves included. */
const MOST_EDITS = 500

type Columns = Record<string, unknown>
type ContentPart = AdChanges['before']

interface Edit {
  event: string
  before: Columns | null
  after: Columns | null
}

/**
 * What the owner has changed since the last request for a fix (domain §3: resubmit), put together from the rows of the history;
 * `null` where a fix was never asked for. What was changed and changed back is no difference.
 */
export async function readChangesSinceFix(
  db: Executor,
  { id, adType }: Pick<AdRecord, 'id' | 'adType'>,
): Promise<AdChanges | null> {
  const rows = await db
    .select({
      at: auditRows.at,
      event: auditRows.event,
      before: auditRows.before,
      after: auditRows.after,
    })
    .from(auditRows)
    .where(
      and(
        eq(auditRows.adId, id),
        inArray(auditRows.event, ['ad.fixRequested', 'ad.edited', 'photos.set']),
        sql`${auditRows.id} >= (SELECT max(fix.id) FROM audit_rows fix
          WHERE fix.ad_id = ${id} AND fix.event = 'ad.fixRequested')`,
      ),
    )
    .orderBy(asc(auditRows.id))
    .limit(MOST_EDITS)
  const [fix, ...edits] = rows
  if (!fix) return null
  const { before, after } = contentDifference(edits, adType)
  return { since: fix.at.toISOString(), before, after, photos: photoDifference(edits) }
}

/** The first value of each column before the edits, and the last after them. */
function mergedColumns(edits: Edit[]): { before: Columns; after: Columns } {
  const [before, after]: [Columns, Columns] = [{}, {}]
  for (const edit of edits) {
    for (const [key, value] of Object.entries(edit.after ?? {})) {
      if (!(key in before)) before[key] = edit.before?.[key] ?? null
      after[key] = value
    }
  }
  return { before, after }
}

/** The columns and the jsonb of a row as fields of the form. */
function fieldsAmong(columns: Columns, adType: AdType): Fields {
  const inColumns = formOf(adType).fields.flatMap(({ key, column }) =>
    column && column in columns ? [[key, columns[column]] as const] : [],
  )
  return mergeFields((columns.fields ?? {}) as Fields, Object.fromEntries(inColumns) as Fields)
}

function contentDifference(
  edits: Edit[],
  adType: AdType,
): { before: ContentPart; after: ContentPart } {
  const { before, after } = mergedColumns(edits.filter(({ event }) => event === 'ad.edited'))
  const fields = [fieldsAmong(before, adType), fieldsAmong(after, adType)] as const
  const differing = [...new Set(fields.flatMap(Object.keys))].filter(
    (key) => !isDeepStrictEqual(fields[0][key], fields[1][key]),
  )
  const isChanged = (key: string) => key in after && !isDeepStrictEqual(before[key], after[key])
  const partOf = (columns: Columns, own: Fields): ContentPart => ({
    fields: Object.fromEntries(
      differing.flatMap((key) => (key in own ? [[key, own[key] ?? null]] : [])),
    ) as ContentPart['fields'],
    names: (columns.names ?? {}) as Record<string, string>,
    ...(isChanged('price') && {
      price: columns.price === null ? null : Number(columns.price) / KOPECKS,
    }),
    ...textsOf(columns, isChanged),
  })
  return { before: partOf(before, fields[0]), after: partOf(after, fields[1]) }
}

const TEXTS = ['title', 'description', 'address'] as const

const textsOf = (columns: Columns, isChanged: (key: string) => boolean) =>
  Object.fromEntries(TEXTS.filter(isChanged).map((key) => [key, String(columns[key] ?? '')]))

function photoDifference(edits: Edit[]): AdChanges['photos'] {
  const sets = edits.filter(({ event }) => event === 'photos.set')
  const first = idsOf(sets[0]?.before)
  const last = idsOf(sets.at(-1)?.after)
  return {
    added: last.filter((id) => !first.includes(id)),
    removed: first.filter((id) => !last.includes(id)),
  }
}

const idsOf = (columns: Columns | null | undefined): string[] =>
  Array.isArray(columns?.photoIds) ? columns.photoIds.map(String) : []
