import { z } from 'zod'
import { defineCall } from '../call.ts'
import { adTypeSchema } from '../entities/ad.ts'
import { suggestionSchema, understoodSchema } from '../entities/understood.ts'
import { LONGEST_QUERY } from '../longest-query.ts'

/** A query with where it was typed. A function: the bundle of the browser leaves out what it does not call (docs/decisions/010). */
const typedSchema = () =>
  z.object({
    q: z.string().max(LONGEST_QUERY),
    /** Of the list that it was typed above: where the words do not tell a type, it is meant. */
    ad_type: adTypeSchema.optional(),
    /** The slug of the place that lists are shown for, where the words name none. */
    city: z.string().max(LONGEST_QUERY).optional(),
  })

/** What the words mean that were typed: `бмв х5 дизель до 2 млн казань`. */
export const understandQuery = defineCall({
  id: 'filter.understand',
  method: 'GET',
  path: '/filter/understand',
  access: 'public',
  summary: 'The list that the words of a query mean, with what else they may mean',
  query: typedSchema(),
  answer: understoodSchema,
})

/** At most so many are suggested. */
export const SUGGESTIONS = 8

/** What a query may go on to that is being typed; of an empty one what is searched for most. Nothing, and uncached, while names are made after a start. */
export const suggestQueries = defineCall({
  id: 'filter.suggest',
  method: 'GET',
  path: '/filter/suggest',
  access: 'public',
  summary: `At most ${SUGGESTIONS} queries that begin with what was typed, with how many ads they find`,
  query: typedSchema().extend({ q: z.string().max(LONGEST_QUERY).default('') }),
  answer: z.object({ items: z.array(suggestionSchema).max(SUGGESTIONS) }),
})

/** Counts a search, so that it is suggested to others where many make it. */
export const countSearch = defineCall({
  id: 'filter.countSearch',
  method: 'POST',
  path: '/filter/searches',
  access: 'public',
  summary:
    'A query that a person searched for: counted as the list that it means, where it means one wholly; those of crawlers and repeats do not count',
  body: typedSchema(),
  answer: z.object({ counted: z.int() }),
})
