import { z } from 'zod'
import {
  FEED_OUTCOMES,
  FEED_RUN_KINDS,
  FEED_SCHEDULES,
  FEED_URL_MAX,
  type FeedOutcome,
  type FeedSchedule,
} from '../enumerations/feeds.ts'
import { idSchema, textSchema, timestampSchema } from '../values.ts'

const scheduleSchema = z.enum(Object.keys(FEED_SCHEDULES) as [FeedSchedule, ...FeedSchedule[]])
const outcomeSchema = z.enum(Object.keys(FEED_OUTCOMES) as [FeedOutcome, ...FeedOutcome[]])
const kindSchema = z.enum(FEED_RUN_KINDS)

const urlSchema = textSchema(FEED_URL_MAX)
  .trim()
  .refine((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, username, password } = new URL(text)
    return (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
  }, 'Нужен полный адрес файла, как в строке браузера, без имени и пароля')

/** What a company decides about a feed. */
export const feedInputSchema = z.object({
  url: urlSchema,
  schedule: scheduleSchema.default('daily'),
  /** Of ads whose row names no city. */
  cityId: idSchema.nullable().default(null),
})
export type FeedInput = z.output<typeof feedInputSchema>

/** A change of a feed; what is left out stays. */
export const feedChangeSchema = z.object({
  url: urlSchema.optional(),
  schedule: scheduleSchema.optional(),
  cityId: idSchema.nullable().optional(),
  /** Whether it is loaded by its schedule. */
  isOn: z.boolean().optional(),
})
export type FeedChange = z.output<typeof feedChangeSchema>

/** Ads of a run by what becomes of them. */
export const feedCountsSchema = z.object({
  /** Different numbers in the file. */
  items: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** In the file no more: their ads are withdrawn. */
  gone: z.int(),
  /** Rows that no ad is made of. */
  refused: z.int(),
  /** Among the created: left as drafts because publications have run out. */
  drafts: z.int(),
})
export type FeedCounts = z.infer<typeof feedCountsSchema>

export const feedProblemSchema = z.object({
  /** The line of a CSV, the number of an `offer` of a YML; `null`: the whole file. */
  row: z.int().nullable(),
  externalId: z.string().nullable(),
  /** Empty where it is not about one column. */
  column: z.string(),
  message: z.string(),
})
export type FeedProblem = z.infer<typeof feedProblemSchema>

export const feedRunSchema = z.object({
  id: idSchema,
  kind: kindSchema,
  startedAt: timestampSchema,
  /** `null` while it runs. */
  finishedAt: timestampSchema.nullable(),
  outcome: outcomeSchema.nullable(),
  /** Why it has failed, or what it waits for. */
  message: z.string(),
  counts: feedCountsSchema.nullable(),
  /** Of how many ads the work is done, while it runs. */
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  problemsTotal: z.int(),
})
export type FeedRun = z.infer<typeof feedRunSchema>

export const feedSchema = z.object({
  id: idSchema,
  url: z.string(),
  schedule: scheduleSchema,
  cityId: idSchema.nullable(),
  cityName: z.string().nullable(),
  isOn: z.boolean(),
  nextRunAt: timestampSchema.nullable(),
  lastSuccessAt: timestampSchema.nullable(),
  /** Ads of the feed that are in the file. */
  itemsTotal: z.int(),
  /** The latest ones, newest first. */
  runs: z.array(feedRunSchema),
})
export type Feed = z.infer<typeof feedSchema>

/** A column of a feed, as companies read about it. */
export const feedColumnSchema = z.object({
  label: z.string(),
  isRequired: z.boolean(),
  /** What stands in it. */
  hint: z.string(),
  /** The names to choose from; empty where anything may stand. */
  values: z.array(z.string()),
})
export type FeedColumn = z.infer<typeof feedColumnSchema>
