import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fillReason, type ReasonSubject } from '@trassa/catalog/moderation/fill-reason'
import { BUILT_IN_REASONS, templateFor } from '@trassa/catalog/moderation/reason-templates'
import type { Fields, ModerationReason } from '@trassa/contracts/entities/ad'
import type { AdState, WithdrawReason } from '@trassa/contracts/enumerations/ads'
import type { RiskSignal } from '@trassa/contracts/enumerations/moderation'
import type { DemoUser } from '../../people/demo-users.ts'
import type { Random } from '../../random.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const LIFE_DAYS = 30

/** Where an ad stands in its lifecycle (domain §3), with dates that fit together. */
export interface DemoLifecycle {
  state: AdState
  createdAt: Date
  updatedAt: Date
  statChangedAt: Date
  publishedAt?: Date
  liftedAt?: Date
  expiresAt?: Date
  /** When it entered the moderators' queue. */
  queuedAt?: Date
  archivedReason?: WithdrawReason
  /** The fields that a pending revision of an active ad changes. */
  revision?: Fields
  /** The owner appealed against the decision of `lastModerator`. */
  appealed?: boolean
  appealText?: string
  reviewRequired?: boolean
  lastModerator?: DemoUser
  risk?: RiskSignal[]
  reasons?: ModerationReason[]
}

const APPEALS = [
  'Объявление заблокировали как повтор, но прежнее я снял неделю назад: то была другая машина. Могу прислать договор.',
  'Фотографии мои, снимал во дворе на телефон. Готов прислать исходники или снять ещё раз с листком и датой.',
  'Цена настоящая: машина с пробегом и требует вложений, об этом написано в описании.',
]

/** A state, or an active ad with a pending revision, or a blocked ad whose owner appealed. */
export type LifecycleKind = AdState | 'revised' | 'appealed'

const STATE_OF: Record<LifecycleKind, AdState> = {
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

/** Of a hundred ads: most are active; every list of the site and every queue of the console has some. */
export const LIFECYCLE_SHARES: readonly (readonly [LifecycleKind, number])[] = [
  ['active', 84],
  ['moderation', 6],
  ['needsFix', 2],
  ['draft', 1],
  ['expired', 2],
  ['archived', 2],
  ['blocked', 1],
  ['revised', 1],
  ['appealed', 1],
]

/**
 * The lifecycle of an ad, with dates relative to `now`. `revision` holds the fields that a pending
 * revision changes, `null` for an ad type without a field to correct; `moderator` is the one whose
 * decision an appeal questions; `subject` is what a reason speaks of.
 */
export function demoLifecycle(
  kind: LifecycleKind,
  random: Random,
  {
    now,
    revision,
    moderator,
    subject,
  }: { now: Date; revision: Fields | null; moderator: DemoUser; subject: ReasonSubject },
): DemoLifecycle {
  const state = STATE_OF[kind]
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const after = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)
  // Squared, so that most ads of a list are recent.
  const age = 1 + random.range(0, 1) ** 2 * (LIFE_DAYS - 2) * 24
  const published = before(age)
  const life = {
    state,
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
        revision && {
          revision,
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
  if (kind === 'appealed') {
    return {
      ...queued,
      reviewRequired: true,
      appealed: true,
      appealText: random.pick(APPEALS),
      lastModerator: moderator,
    }
  }
  if (state === 'moderation')
    return { ...queued, risk: random.chance(0.8) ? ['firstAd'] : ['priceLow'] }
  if (state === 'draft') return life
  const reason = random.pick(BUILT_IN_REASONS.filter(({ text }) => text !== ''))
  const { code, field } = reason
  const message = fillReason(templateFor(reason, field), {
    subject,
    definition: formOf(subject.adType),
    field,
  })
  return { ...queued, reviewRequired: true, reasons: [{ code, field, message }] }
}
