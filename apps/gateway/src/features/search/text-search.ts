import { type SQL, sql } from 'drizzle-orm'
import { ads } from '../ads/ads.table.ts'

// Both expressions stand word for word in 0001_search.sql: only then are its indexes used.
const names = sql`(${ads.title} || ' ' || ${ads.keywords})`
const document = sql`to_tsvector('russian', ${ads.title} || ' ' || ${ads.keywords} || ' ' || ${ads.description})`

/** Ads that hold all the words, in any of their forms; `-word` and "a phrase" work too. */
export const holdsWords = (text: string): SQL =>
  sql`${document} @@ websearch_to_tsquery('russian', ${text})`

/** The same without its index: `IS TRUE` hides it from a planner that takes every text for a rare one. */
export const holdsCommonWords = (text: string): SQL => sql`(${holdsWords(text)}) IS TRUE`

/** Ads whose name looks like the text: for typing errors, where no ad holds the words. */
export const looksLike = (text: string): SQL => sql`${text} <% ${names}`
