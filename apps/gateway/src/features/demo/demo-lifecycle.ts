import { AD_STATS, type AdState } from '@trassa/contracts/enumerations/ads'
import { MODERATION_REASONS } from '@trassa/contracts/enumerations/moderation'
import type { ads } from '../../modules/ads/public.ts'
import type { Random } from './random.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const LIFE_DAYS = 30

/** A state, or a live ad with an edit to be checked, or a blocked one whose owner appealed. */
export type DemoKind = AdState | 'revised' | 'appealed'

const STATE_OF: Record<DemoKind, AdState> = {
  draft: 'draft',
  active: 'active',
  moderation: 'moderation',
  needsFix: 'needsFix',
  blocked: 'blocked',
  expired: 'expired',
  archived: 'archived',
  deleted: 'deleted',
  revised: 'active',
  appealed: 'moderation',
}

/** Of a hundred ads: most are live; every list and lane of the console shows some. */
export const DEMO_KINDS: readonly (readonly [DemoKind, number])[] = [
  ['active', 87],
  ['moderation', 3],
  ['needsFix', 2],
  ['draft', 1],
  ['expired', 2],
  ['archived', 2],
  ['blocked', 1],
  ['revised', 1],
  ['appealed', 1],
]

/**
 * The columns that say where an ad stands in its life, with dates that fit together. `blockedBy` is the
 * moderator whose decision an appeal questions, `newVin` what a revision asks for; a type without such a
 * number has no revision.
 */
export function demoLife(
  kind: DemoKind,
  random: Random,
  { now, blockedBy, newVin }: { now: Date; blockedBy: string; newVin: string | null },
): Partial<typeof ads.$inferInsert> {
  const state = STATE_OF[kind]
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
      ...(kind === 'revised' &&
        newVin !== null && {
          revision: { fields: { vin: newVin } },
          revisionState: 'pending' as const,
          queuedAt: before(random.range(0.1, 10)),
        }),
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
  if (kind === 'appealed') return { ...queued, appealed: true, lastModeratorId: blockedBy }
  if (state === 'moderation')
    return { ...queued, risk: random.chance(0.8) ? ['firstAd'] : ['priceLow'] }
  if (state === 'draft') return life
  const { code, field, text } = random.pick(
    MODERATION_REASONS.filter((reason) => reason.text !== ''),
  )
  return { ...queued, reasons: [{ code, field, message: text }] }
}
