import { z } from 'zod'
import { answeredFileSchema, defineCall } from '../call.ts'
import { adTypeSchema } from '../entities/ad.ts'
import {
  feedChangeSchema,
  feedColumnSchema,
  feedInputSchema,
  feedProblemSchema,
  feedRunSchema,
  feedSchema,
} from '../entities/feed.ts'
import { FEED_RUN_KINDS } from '../enumerations/feeds.ts'
import { idSchema } from '../values.ts'

const byId = z.object({ id: idSchema })
const byRun = z.object({ id: idSchema, runId: idSchema })

/** Issue 11: companies load their stock from a file of their own. */
export const feeds = defineCall({
  id: 'feeds.list',
  method: 'GET',
  path: '/v1/feeds',
  access: 'user',
  summary: 'The company’s feeds, oldest first, each with its latest runs',
  answer: z.object({ items: z.array(feedSchema) }),
  errors: ['session.forbidden'],
})

export const createFeed = defineCall({
  id: 'feeds.create',
  method: 'POST',
  path: '/v1/feeds',
  access: 'user',
  summary:
    'Add an address, not yet switched on, and check it; an address that exists is given back',
  body: feedInputSchema,
  answer: feedSchema,
  errors: ['session.forbidden'],
})

export const changeFeed = defineCall({
  id: 'feeds.change',
  method: 'PUT',
  path: '/v1/feeds/{id}',
  access: 'user',
  summary: 'Change a feed, switch it on or pause it',
  params: byId,
  body: feedChangeSchema,
  answer: feedSchema,
  errors: ['session.forbidden', 'request.not_found'],
})

export const deleteFeed = defineCall({
  id: 'feeds.delete',
  method: 'DELETE',
  path: '/v1/feeds/{id}',
  access: 'user',
  summary: 'Delete a feed; its ads stay as they are',
  params: byId,
  answer: byId,
  errors: ['session.forbidden', 'request.not_found'],
})

export const runFeed = defineCall({
  id: 'feeds.run',
  method: 'POST',
  path: '/v1/feeds/{id}/runs',
  access: 'user',
  summary: 'Check or load a feed now; while a run is under way, that one is given back',
  params: byId,
  body: z.object({
    kind: z.enum(FEED_RUN_KINDS),
    /** The number of items of a file that has shrunk: the company has seen it and wants the other ads withdrawn. */
    shrunkTo: z.int().min(0).optional(),
  }),
  answer: feedSchema,
  errors: ['session.forbidden', 'request.not_found'],
})

export const feedProblems = defineCall({
  id: 'feeds.problems',
  method: 'GET',
  path: '/v1/feeds/{id}/runs/{runId}/problems',
  access: 'user',
  summary: 'What of a run was not taken and why, at most 1 000 rows',
  params: byRun,
  answer: z.object({ run: feedRunSchema, items: z.array(feedProblemSchema) }),
  errors: ['session.forbidden', 'request.not_found'],
})

export const feedProblemsFile = defineCall({
  id: 'feeds.problemsFile',
  method: 'GET',
  path: '/v1/feeds/{id}/runs/{runId}/problems.csv',
  access: 'user',
  summary: 'The same as a file for spreadsheets',
  params: byRun,
  file: 'text/csv; charset=utf-8',
  answer: answeredFileSchema,
  errors: ['session.forbidden', 'request.not_found'],
})

export const feedExampleCsv = defineCall({
  id: 'feeds.exampleCsv',
  method: 'GET',
  path: '/v1/feeds/examples/feed.csv',
  access: 'public',
  summary: 'An example of a feed as CSV, made of the definitions',
  file: 'text/csv; charset=utf-8',
  answer: answeredFileSchema,
})

export const feedExampleYml = defineCall({
  id: 'feeds.exampleYml',
  method: 'GET',
  path: '/v1/feeds/examples/feed.yml',
  access: 'public',
  summary: 'An example of a feed as YML, made of the definitions',
  file: 'application/xml; charset=utf-8',
  answer: answeredFileSchema,
})

export const feedLayout = defineCall({
  id: 'feeds.layout',
  method: 'GET',
  path: '/v1/feeds/layouts/{adType}',
  access: 'public',
  summary: 'The columns that a feed may have for ads of a type, made of the definitions',
  params: z.object({ adType: adTypeSchema }),
  answer: z.object({ columns: z.array(feedColumnSchema) }),
})
