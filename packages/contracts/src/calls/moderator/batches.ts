import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { adTableFilterSchema } from '../../entities/moderator/ad-table-filter.ts'
import { batchActionSchema, batchRowSchema, batchSchema } from '../../entities/moderator/batch.ts'
import { BATCH_COMMANDS, BATCH_ROW_STATES, type BatchCommand } from '../../enumerations/batches.ts'
import { cursorSchema, idSchema, pageOf, versionSchema } from '../../values.ts'
import { BULK_LIMIT } from './ads.ts'

const batchParams = z.object({ id: z.uuid() })

const rowsSchema = z
  .array(z.object({ id: idSchema, version: versionSchema }))
  .min(1)
  .max(BULK_LIMIT, 'Не больше 10 000 объявлений за один раз')
  .refine(
    (rows) => new Set(rows.map((row) => row.id)).size === rows.length,
    'Одно объявление указано дважды',
  )

export const prepareBatch = defineCall({
  id: 'moderator.prepareBatch',
  method: 'POST',
  path: '/v1/moderator/batches',
  access: 'moderator',
  summary:
    'Prepare a change of many ads, a retry or an undo, and answer with its dry run; no ad changes before `start`. A repeat with the same id gives the same batch',
  // A row takes about fifty bytes, an excepted id about twenty.
  bodyBytes: BULK_LIMIT * 64,
  body: z.object({
    /** Made by the caller. */
    id: z.uuid(),
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('rows'), action: batchActionSchema, rows: rowsSchema }),
      z.object({
        kind: z.literal('filter'),
        action: batchActionSchema,
        filter: adTableFilterSchema,
        /** How many ads the filter found when they were chosen, the excepted ones included. */
        expectedTotal: z.int().min(0),
        except: z.array(idSchema).max(BULK_LIMIT).default([]),
      }),
      /** What a finished batch has refused and may succeed now, in the present versions. */
      z.object({ kind: z.literal('retry'), batchId: z.uuid() }),
      /** What a batch has changed, where the ads have not changed since; for 24 hours. */
      z.object({ kind: z.literal('undo'), batchId: z.uuid() }),
    ]),
  }),
  answer: batchSchema,
  errors: [
    'request.key_reused',
    'moderation.batch_taken',
    'moderation.batch_not_found',
    'moderation.batch_state',
    'moderation.undo_late',
  ],
})

export const steerBatch = defineCall({
  id: 'moderator.steerBatch',
  method: 'POST',
  path: '/v1/moderator/batches/{id}',
  access: 'moderator',
  summary:
    'Start a batch in ten seconds, pause, resume or cancel it; a repeat of a command that was carried out changes nothing',
  params: batchParams,
  body: z.object({
    command: z.enum(Object.keys(BATCH_COMMANDS) as [BatchCommand, ...BatchCommand[]]),
  }),
  answer: batchSchema,
  errors: [
    'moderation.batch_not_found',
    'moderation.batch_taken',
    'moderation.batch_state',
    'moderation.batch_running',
    'moderation.undo_late',
  ],
})

export const readBatch = defineCall({
  id: 'moderator.readBatch',
  method: 'GET',
  path: '/v1/moderator/batches/{id}',
  access: 'moderator',
  summary: 'A batch with its counts; of others for senior moderators',
  params: batchParams,
  answer: batchSchema,
  errors: ['moderation.batch_not_found'],
})

/** Rows of a batch on a page. */
export const BATCH_PAGE = 50

export const listBatchRows = defineCall({
  id: 'moderator.listBatchRows',
  method: 'GET',
  path: '/v1/moderator/batches/{id}/rows',
  access: 'moderator',
  summary: 'The ads of a batch in keyset pages of 50, refused ones first',
  params: batchParams,
  query: z.object({ state: z.enum(BATCH_ROW_STATES).optional(), cursor: cursorSchema }),
  answer: pageOf(batchRowSchema),
  errors: ['moderation.batch_not_found'],
})

/** How many of the newest batches are listed. */
export const BATCH_LIST = 100

export const listBatches = defineCall({
  id: 'moderator.listBatches',
  method: 'GET',
  path: '/v1/moderator/batches',
  access: 'moderator',
  summary:
    'The batches of the last 30 days, newest first, at most 100: one’s own, for senior moderators all',
  answer: z.object({ items: z.array(batchSchema) }),
})
