import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { BenchServer } from '../bench-server.ts'

/** What PostgreSQL alone finds: ads with all words by their rank, and where there are none those whose name is most alike. */
export async function findByDatabase(
  { pool }: BenchServer,
  query: string,
  most: number,
): Promise<{ id: string; adType: AdType }[]> {
  const document = `to_tsvector('russian', title || ' ' || keywords || ' ' || description)`
  const asked = `websearch_to_tsquery('russian', $1)`
  const byWords = await pool.query(
    `SELECT id::text, ad_type AS "adType" FROM ads WHERE stat = 1 AND ${document} @@ ${asked}
      ORDER BY ts_rank(${document}, ${asked}) DESC, lifted_at DESC LIMIT $2`,
    [query, most],
  )
  if (byWords.rows.length > 0) return byWords.rows
  const alike = await pool.query(
    `SELECT id::text, ad_type AS "adType" FROM ads
      WHERE stat = 1 AND $1 <% (title || ' ' || keywords)
      ORDER BY $1 <<-> (title || ' ' || keywords), lifted_at DESC LIMIT $2`,
    [query, most],
  )
  return alike.rows
}
