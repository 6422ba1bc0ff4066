import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idSchema } from '../values.ts'

/** The days that an owner is shown. */
export const ACTIVITY_DAYS = 30

/** Cards that one report may name: more than a page of a list has. */
export const IMPRESSIONS_MAX = 60

export const activityDaySchema = z.object({
  /** Of Moscow time. */
  day: z.iso.date(),
  /** Cards that were on a screen. */
  impressions: z.int(),
  views: z.int(),
  /** Phones that were shown. */
  phones: z.int(),
  favorites: z.int(),
})
export type ActivityDay = z.infer<typeof activityDaySchema>

export const adActivity = defineCall({
  id: 'ads.activity',
  method: 'GET',
  path: '/ads/{id}/activity',
  access: 'user',
  summary:
    'What buyers did with the user’s own ad by day, for 30 days, oldest first; empty days are absent',
  params: z.object({ id: idSchema }),
  answer: z.object({ days: z.array(activityDaySchema) }),
  errors: ['ad.not_found', 'ad.forbidden'],
})

export const countImpressions = defineCall({
  id: 'ads.countImpressions',
  method: 'POST',
  path: '/ads/impressions',
  access: 'public',
  summary: 'Cards that were on a screen of a browser; those of crawlers and repeats do not count',
  body: z.object({ ids: z.array(idSchema).min(1).max(IMPRESSIONS_MAX) }),
  answer: z.object({ counted: z.int() }),
})
