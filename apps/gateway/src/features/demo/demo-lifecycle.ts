import { AD_STATS, type AdState } from '@trassa/contracts/enumerations/ads'
import { MODERATION_REASONS } from '@trassa/contracts/enumerations/moderation'
import type { ads } from '../ads/ads.table.ts'
import type { Random } from './random.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const LIFE_DAYS = 30

/** Most ads are live; enough of every other kind that each list and lane of the console shows some. */
const WEIGHTS: readonly [AdState, number][] = [
  ['active', 900],
  ['moderation', 22],
  ['needsFix', 14],
  ['draft', 12],
  ['expired', 24],
  ['archived', 18],
  ['blocked', 6],
]

export function demoState(random: Random): AdState {
  return random.weighted(WEIGHTS, ([, weight]) => weight)[0]
}

/** The columns that say where an ad stands in its life, with dates that fit together. */
export function demoLife(
  state: AdState,
  random: Random,
  now: Date,
): Partial<typeof ads.$inferInsert> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const after = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)
  const stat = AD_STATS[state].stat
  // Squared: most ads of a list are recent, as where people really post.
  const age = 1 + random.range(0, 1) ** 2 * (LIFE_DAYS - 2) * 24
  const published = before(age)
  const life = {
    stat,
    createdAt: before(age + random.range(0.2, 5)),
    updatedAt: published,
    statChangedAt: published,
  }
  if (state === 'active') {
    const lifted = random.chance(0.15) ? before(random.range(0.1, Math.min(age, 48))) : published
    return {
      ...life,
      publishedAt: published,
      liftedAt: lifted,
      expiresAt: after(published, LIFE_DAYS),
    }
  }
  if (state === 'expired' || state === 'archived') {
    const old = before((LIFE_DAYS + random.int(1, 40)) * 24)
    const gone = after(old, state === 'expired' ? LIFE_DAYS : random.int(2, 25))
    return {
      ...life,
      createdAt: old,
      publishedAt: old,
      liftedAt: old,
      expiresAt: after(old, LIFE_DAYS),
      statChangedAt: gone,
      updatedAt: gone,
      ...(state === 'archived' && { archivedReason: random.chance(0.7) ? 'sold' : 'changedMind' }),
    }
  }
  const waiting = before(random.range(0.1, 20))
  const queued = {
    ...life,
    createdAt: before(24),
    updatedAt: waiting,
    statChangedAt: waiting,
    queuedAt: waiting,
  }
  if (state === 'moderation')
    return { ...queued, risk: random.chance(0.8) ? ['firstAd'] : ['priceLow'] }
  if (state === 'draft') return life
  const { code, field, text } = random.pick(
    MODERATION_REASONS.filter((reason) => reason.text !== ''),
  )
  return { ...queued, reasons: [{ code, field, message: text }] }
}
