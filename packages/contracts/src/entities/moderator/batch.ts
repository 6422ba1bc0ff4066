import { z } from 'zod'
import { BATCH_KINDS, BATCH_ROW_STATES, BATCH_STATES } from '../../enumerations/batches.ts'
import { ERROR_CODES, type ErrorCode } from '../../errors.ts'
import { idSchema, reasonSchema, textSchema, timestampSchema, versionSchema } from '../../values.ts'
import { adStatSchema, adTypeSchema, moderationReasonSchema } from '../ad.ts'

/** As long as a Telegram message with its frame may be; the text is one paragraph or several. */
export const BATCH_MESSAGE_MAX = 1000

/** domain §9: what a batch does with each of its ads. */
export const batchActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lift'), reason: reasonSchema }),
  z.object({
    type: z.literal('stat'),
    stat: adStatSchema,
    reasons: z.array(moderationReasonSchema).max(20).default([]),
    comment: textSchema(500).trim().optional(),
  }),
  /** What is absent stays as it is. */
  z
    .object({
      type: z.literal('expiry'),
      expiresAt: timestampSchema.optional(),
      publishedAt: timestampSchema.optional(),
      reason: reasonSchema,
    })
    .refine(({ expiresAt, publishedAt }) => expiresAt ?? publishedAt, 'Укажите дату'),
  z.object({
    type: z.literal('shiftExpiry'),
    days: z
      .int()
      .min(-90)
      .max(90)
      .refine((days) => days !== 0, 'Укажите, на сколько дней'),
    reason: reasonSchema,
  }),
  z.object({ type: z.literal('city'), cityId: idSchema, reason: reasonSchema }),
  z.object({ type: z.literal('category'), adType: adTypeSchema, reason: reasonSchema }),
  /** To each owner once, however many of the ads are theirs. */
  z.object({
    type: z.literal('message'),
    text: textSchema(BATCH_MESSAGE_MAX).trim().min(1, 'Напишите сообщение'),
  }),
])
export type BatchAction = z.output<typeof batchActionSchema>

const codeSchema = z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]])

export const batchSchema = z.object({
  id: z.uuid(),
  kind: z.enum(BATCH_KINDS),
  /** The batch that a retry or an undo belongs to. */
  parentId: z.uuid().nullable(),
  /** Of an undo: what it takes back. */
  action: batchActionSchema,
  /** The name of the action's city. */
  cityName: z.string().nullable(),
  state: z.enum(BATCH_STATES),
  moderatorId: idSchema,
  moderatorName: z.string(),
  createdAt: timestampSchema,
  /** When the changes begin, or began. */
  startsAt: timestampSchema.nullable(),
  /** Milliseconds until a waiting batch starts, when this was answered: the reader's clock may be wrong. */
  startsInMs: z.int().min(0).nullable(),
  finishedAt: timestampSchema.nullable(),
  total: z.int(),
  /** How many ads its filter was to find when it was chosen; `null` for ads that were chosen one by one. */
  expectedTotal: z.int().nullable(),
  /** Owners of the ads that are or will be changed. */
  owners: z.int(),
  counts: z.object({ waiting: z.int(), changed: z.int(), refused: z.int() }),
  /** Why rows were refused, most often first; with the stat that the ads were in, as moderators see it. */
  refusals: z.array(z.object({ code: codeSchema, stat: adStatSchema.nullable(), count: z.int() })),
  /** Rows that a retry would try again. */
  retryable: z.int(),
  /** Until when it can be undone; `null` where it cannot, or not any more. */
  undoableUntil: timestampSchema.nullable(),
})
export type Batch = z.output<typeof batchSchema>

export const batchRowSchema = z.object({
  adId: idSchema,
  /** Empty for an ad that does not exist any more. */
  title: z.string(),
  state: z.enum(BATCH_ROW_STATES),
  code: codeSchema.nullable(),
  /** What of the ad is the reason of the refusal, in the words of its form. */
  detail: z.string().nullable(),
  stat: adStatSchema.nullable(),
  version: versionSchema,
  adType: adTypeSchema.nullable(),
})
export type BatchRow = z.output<typeof batchRowSchema>
