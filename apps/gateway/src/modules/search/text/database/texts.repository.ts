import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/connect.ts'
import { prepareRead } from '../../../../platform/database/connection/prepared-reads.ts'
import { ads } from '../../../ads/public.ts'
import { parseTextQuery, parseWords, plainWord } from '../words/text-query.ts'
import type { AdWords, AskedWords } from '../words/words.ts'
import { document, nameDocument, names, textHash } from './text-in-database.ts'

/** An ad whose text may have changed, and the hash of the text that is known of it. */
export interface KnownText {
  id: string
  hash: number | null
}

/** The words of an ad as they are now. */
export interface ReadText {
  id: string
  ad: AdWords
}

interface TextRow extends Record<string, unknown> {
  id: string
  hash: number
  words: string | null
  names: string | null
  nameStems: string | null
}

/** Reads the words of those ads whose texts differ from what is known; PostgreSQL computes no others. */
export async function readTexts(db: Database, known: readonly KnownText[]): Promise<ReadText[]> {
  const { rows } = await db.execute<TextRow>(textsStatement(known))
  return rows.flatMap(({ id, hash, words, names, nameStems }) => {
    if (words === null) return []
    const nameWords = partsOf(names ?? '')
    const stems = [...parseWords(nameStems ?? '').keys()]
    return [{ id, ad: { hash, words: parseWords(words), nameWords, nameStems: stems } }]
  })
}

export function textsStatement(known: readonly KnownText[]): SQL {
  const isNew = sql`told.hash IS DISTINCT FROM known.hash`
  return sql`
    SELECT ${ads.id}, told.hash,
      CASE WHEN ${isNew} THEN ${document}::text END AS words,
      CASE WHEN ${isNew} THEN
        array_to_string(tsvector_to_array(to_tsvector('simple', ${names})), ' ') END AS names,
      CASE WHEN ${isNew} THEN strip(${nameDocument})::text END AS "nameStems"
    FROM unnest(${sql.param(known.map(({ id }) => id))}::bigint[],
        ${sql.param(known.map((one) => one.hash))}::float8[]) AS known (id, hash)
      JOIN ${ads} ON ${ads.id} = known.id
      CROSS JOIN LATERAL (SELECT ${textHash} AS hash OFFSET 0) AS told`
}

const partsOf = (words: string): string[] => (words === '' ? [] : words.split(' '))

const askedText = sql.placeholder('text')
const askedWords = prepareRead(sql`
  SELECT websearch_to_tsquery('russian', ${askedText})::text AS query,
    (SELECT jsonb_object_agg(lexeme, tsvector_to_array(to_tsvector('russian', lexeme)))
    FROM unnest(to_tsvector('simple', ${askedText}))) AS stems`)

interface AskedRow {
  query: string
  stems: Record<string, string[]> | null
}

export async function readAskedWords(db: Database, text: string): Promise<AskedWords> {
  const rows = await db.readPreparedInPool<AskedRow>(askedWords, { text })
  const { query = '', stems } = rows[0] ?? {}
  const words = Object.entries(stems ?? {})
  return {
    query: parseTextQuery(query),
    written: words.map(([word]) => word),
    writtenOf: new Map(
      words.flatMap(([word, own]) => own.map((stem) => [plainWord(stem), word] as const)),
    ),
  }
}
