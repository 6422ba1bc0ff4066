import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { document } from '../text/database/text-in-database.ts'
import { parseWords } from '../text/words/text-query.ts'

/** The words of ads as text search has them, by the ad's id. */
export async function readAdWords(
  db: Database,
  ids: string[],
): Promise<Map<string, Map<string, number[]>>> {
  const { rows } = await db.execute<{ id: string; words: string }>(sql`
    SELECT ${ads.id}, ${document}::text AS words FROM ${ads}
    WHERE ${ads.id} = ANY (${sql.param(ids)}::bigint[])`)
  return new Map(rows.map(({ id, words }) => [id, parseWords(words)]))
}

/** The tsquery of each text, as lists are searched by it. */
export async function readTextQueries(db: Database, texts: string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ text: string; query: string }>(sql`
    SELECT text, websearch_to_tsquery('russian', text)::text AS query
    FROM unnest(${sql.param(texts)}::text[]) AS asked (text)`)
  return new Map(rows.map(({ text, query }) => [text, query]))
}

/** The words of texts in their order, as those of ads. */
export async function readWordsOfTexts(
  db: Database,
  texts: readonly { title: string; keywords: string; description: string }[],
): Promise<Map<string, number[]>[]> {
  if (texts.length === 0) return []
  const documents = texts.map((one) => `${one.title} ${one.keywords} ${one.description}`)
  const { rows } = await db.execute<{ words: string }>(sql`
    SELECT to_tsvector('russian', text)::text AS words
    FROM unnest(${sql.param(documents)}::text[]) WITH ORDINALITY AS texts (text, place) ORDER BY place`)
  return rows.map(({ words }) => parseWords(words))
}
