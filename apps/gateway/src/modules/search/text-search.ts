import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import { ads } from '../ads/public.ts'

// Both expressions must equal those of the indexes in 0001_search.sql, or the indexes are not used.
const names = sql`(${ads.title} || ' ' || ${ads.keywords})`
/** What the words of a text are looked for in. */
export const document = sql`to_tsvector('russian', ${ads.title} || ' ' || ${ads.keywords} || ' ' || ${ads.description})`

/** Ads that contain all words, in any of their forms; `-word` and "a phrase" work too. */
const holdsWords = (text: string): SQL =>
  sql`${document} @@ websearch_to_tsquery('russian', ${text})`

/** Ads whose name is similar to the text: for typing errors, if no ad contains the words. */
const looksLike = (text: string): SQL => sql`${text} <% ${names}`

export interface TextQuery {
  adType: AdType
  text: string
  by: 'words' | 'likeness'
  /** Only these ads; all where it is missing. */
  ids?: string[] | undefined
}

/** The statement of the active ads with a text; `IS TRUE` keeps the planner from the text index for a few ids. */
export function textStatement({ adType, text, by, ids }: TextQuery): SQL {
  const holds = by === 'words' ? holdsWords(text) : looksLike(text)
  const among = ids
    ? sql`${ads.id} = ANY (${sql.param(ids)}::bigint[]) AND (${holds}) IS TRUE`
    : holds
  return sql`SELECT array_agg(${ads.id})::text AS ids FROM ${ads}
    WHERE ${ads.stat} = 1 AND ${ads.adType} = ${adType} AND ${among}`
}

export async function findText(db: Database, asked: TextQuery): Promise<number[]> {
  const { rows } = await db.execute<{ ids: string | null }>(textStatement(asked))
  return parseIds(rows[0]?.ids ?? '')
}

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
