import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/connect.ts'
import { ads } from '../../../ads/public.ts'

/** Names of so many ads are compared with a text: 20 microseconds each. */
const MOST_NAMED = 5000

/** How long a statement may visit the rows of a text. */
const LONGEST_MS = 3000

// Both expressions must equal those of the indexes, or the indexes are not used.
/** What mistyped words are compared with. */
export const names = sql`(${ads.title} || ' ' || ${ads.keywords})`
/** What the words of a text are looked for in. */
export const document = sql`to_tsvector('russian', ${ads.title} || ' ' || ${ads.keywords} || ' ' || ${ads.description})`

/** The words of the name alone. */
export const nameDocument = sql`to_tsvector('russian', ${names})`

/** Of the whole text, with the end of the name in it; as many bits as a float8 holds. */
export const textHash = sql`(hashtextextended(${names} || chr(1) || ${ads.description}, 0) & 9007199254740991)::float8`

/** What a text asks for; of its numbers those with a sign as well (`plainWord`). */
export const askedQuery = (text: string | SQL): SQL =>
  sql`regexp_replace(websearch_to_tsquery('russian', ${text})::text, '''-?(\\d[\\d.]*)''', '(''\\1'' | ''-\\1'')', 'g')::tsquery`

/** Ads that contain all words, in any of their forms; `-word` and "a phrase" work too. */
const holdsWords = (text: string): SQL => sql`${document} @@ ${askedQuery(text)}`

/** The words of a text wherever they stand, those of its phrases as well: what `selectNamed` looks for in memory. */
const plainQuery = (text: string): SQL =>
  sql`regexp_replace(${askedQuery(text)}::text, '<(-|\\d+)>', '&', 'g')::tsquery`

/** Ads whose name is similar to the text: for typing errors, if no ad contains the words. */
const looksLike = (text: string): SQL => sql`${text} <% ${names}`

export interface AskedText {
  adType: AdType
  text: string
  by: 'words' | 'likeness'
}

/** The ids of the active ads with a text, and of those among them whose names alone have all of its words, unless they are very many. */
export interface FoundIds {
  ids: number[]
  named: number[]
}

/** The statement of the active ads with a text; names are not compared where it finds more than `MOST_NAMED`. */
export function textStatement({ adType, text, by }: AskedText): SQL {
  const isFound = sql`${ads.stat} = 1 AND ${ads.adType} = ${adType}`
  if (by === 'likeness') {
    return sql`SELECT array_agg(${ads.id})::text AS ids, NULL AS named FROM ${ads}
      WHERE ${isFound} AND ${looksLike(text)}`
  }
  return sql`WITH found AS MATERIALIZED (
      SELECT ${ads.id} AS id, ${names} AS name FROM ${ads} WHERE ${isFound} AND ${holdsWords(text)})
    SELECT array_agg(id)::text AS ids,
      (SELECT array_agg(id)::text FROM found WHERE (SELECT count(*) FROM found) <= ${MOST_NAMED}
        AND to_tsvector('russian', name) @@ ${plainQuery(text)}) AS named
    FROM found`
}

/** Finds them within a time, or throws an error of the database. */
export const findText = (db: Database, asked: AskedText): Promise<FoundIds> =>
  db.readOnly(async (tx) => {
    await tx.execute(sql`SELECT set_config('statement_timeout', ${String(LONGEST_MS)}, true)`)
    const { rows } = await tx.execute<{ ids: string | null; named: string | null }>(
      textStatement(asked),
    )
    return { ids: parseIds(rows[0]?.ids ?? ''), named: parseIds(rows[0]?.named ?? '') }
  })

/** `{12,34}` as numbers: there may be a hundred thousand of them. */
function parseIds(text: string): number[] {
  const ids: number[] = []
  let id = 0
  for (let at = 1; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit >= 0 && digit <= 9) id = id * 10 + digit
    else {
      ids.push(id)
      id = 0
    }
  }
  return ids
}
