import { z } from 'zod'
import { daySchema } from '../../calendar-day.ts'
import { defineCall } from '../../call.ts'
import { laneSchema } from '../../entities/moderator/moderation.ts'
import { roleSchema } from '../../entities/user.ts'
import { DECISION_OUTCOMES, QUEUE_AGES } from '../../enumerations/figures.ts'
import { idSchema, timestampSchema } from '../../values.ts'
import { zoneSchema } from '../../zone.ts'

/** The longest period of figures, in days. */
export const FIGURES_DAYS_MAX = 92

const DAY_MS = 24 * 60 * 60 * 1000

/** The first and the last day of a period, of the calendar in `zone`. */
const periodShape = {
  from: daySchema,
  to: daySchema,
  zone: zoneSchema,
  lane: laneSchema.optional(),
}

const lengthOf = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

const periodSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ ...periodShape, ...shape })
    .refine((period) => lengthOf(period as never) >= 1, {
      path: ['to'],
      error: 'Последний день раньше первого',
    })
    .refine((period) => lengthOf(period as never) <= FIGURES_DAYS_MAX, {
      path: ['to'],
      error: `Не больше ${FIGURES_DAYS_MAX} дней`,
    })

const countSchema = z.int().min(0)
const secondsSchema = countSchema.nullable()

/** How long decisions took: half of them at most `median`, nine of ten at most `p90`; `null` without any. */
const waitShape = { medianSeconds: secondsSchema, p90Seconds: secondsSchema }

const outcomesSchema = z.record(z.enum(DECISION_OUTCOMES), countSchema)

/** Appeals that were decided, and those of them after which the ad was not blocked any more; none in other lanes. */
const appealsSchema = z.object({ decided: countSchema, overturned: countSchema })

/** None while one lane is asked for: batches belong to no lane. */
const batchesSchema = z.object({ finished: countSchema, changedAds: countSchema })

const totalsShape = {
  decisions: countSchema,
  outcomes: outcomesSchema,
  ...waitShape,
  /** Hours of the clock in which a moderator has decided or skipped, summed over moderators. */
  workedHours: countSchema,
  appeals: appealsSchema,
  skips: countSchema,
  batches: batchesSchema,
}

export const figurePointSchema = z.object({
  /** When the hour or the day begins. */
  at: timestampSchema,
  outcomes: outcomesSchema,
  ...waitShape,
  appeals: appealsSchema,
  skips: countSchema,
  batches: batchesSchema,
  /** The longest that an ad waited, and the most that waited; `null` where it was not measured. */
  queue: z.object({ oldestSeconds: countSchema, waiting: countSchema }).nullable(),
})
export type FigurePoint = z.infer<typeof figurePointSchema>

export const readFigures = defineCall({
  id: 'figures.read',
  method: 'GET',
  path: '/v1/moderator/figures',
  access: 'moderator',
  summary:
    'What moderators have decided in a period, by hour up to two days and by day above; of one moderator: the own ones, and as a senior any moderator’s (docs/decisions/154)',
  query: periodSchema({ moderatorId: idSchema.optional() }),
  answer: z.object({
    step: z.enum(['hour', 'day']),
    /** Until when decisions are counted; `null`: never yet. */
    countedAt: timestampSchema.nullable(),
    totals: z.object(totalsShape),
    lanes: z.array(
      z.object({
        /** `null`: decided on outside of the queue. */
        lane: laneSchema.nullable(),
        decisions: countSchema,
        ...waitShape,
      }),
    ),
    points: z.array(figurePointSchema),
  }),
  errors: ['session.forbidden'],
})

export const readQueueAges = defineCall({
  id: 'figures.queue',
  method: 'GET',
  path: '/v1/moderator/figures/queue',
  access: 'moderator',
  summary: 'How many ads wait in each lane now, and how long',
  answer: z.array(
    z.object({
      lane: laneSchema,
      waiting: countSchema,
      oldestSeconds: secondsSchema,
      /** Counts in the order of `QUEUE_AGES`. */
      ages: z.array(countSchema).length(QUEUE_AGES.length),
    }),
  ),
})

export const readStaffFigures = defineCall({
  id: 'figures.people',
  method: 'GET',
  path: '/v1/moderator/figures/people',
  access: 'seniorModerator',
  summary:
    'The figures of each moderator in a period, the most decisions first; those who only ran batches, or whose blocks were appealed against, last',
  query: periodSchema({}),
  answer: z.array(
    z.object({
      moderator: z.object({ id: idSchema, username: z.string(), role: roleSchema }),
      ...totalsShape,
    }),
  ),
})
