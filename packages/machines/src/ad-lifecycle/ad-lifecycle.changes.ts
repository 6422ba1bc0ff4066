import { AD_STATS, PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import type { EventActor } from '../event-actor.ts'
import type { Outcome, Step, StepOf } from './ad-lifecycle.outcome.ts'
import { AD_TERMS, isPaid } from './ad-lifecycle.rules.ts'
import type { AdChanges } from './ad-lifecycle.types.ts'

const moderatorIdOf = (actor: EventActor) => (actor.kind === 'user' ? actor.userId : null)

/**
 * In the lists for 30 days (domain §3). The first publication puts the ad on top; later ones leave it where it was,
 * because a lift is paid for (docs/decisions/067).
 */
const publicationChanges = ({ context: { ad }, event: { now } }: Step): AdChanges => ({
  liftedAt: ad.liftedAt ?? now,
  expiresAt: new Date(now.getTime() + AD_TERMS.publication),
  publicationUnused: false,
  archivedReason: null,
  reasons: [],
})

export const chargeQuota = (): Outcome => ({ changes: { paymentStatus: PAYMENT_STATUSES.free } })

export const chargePackage = (): Outcome => ({
  changes: { paymentStatus: PAYMENT_STATUSES.fromPackage, publicationUnused: true },
  effects: ['takeUnit'],
})

export const awaitPayment = (): Outcome => ({
  changes: { paymentStatus: PAYMENT_STATUSES.awaiting },
})

export const markPaid = (): Outcome => ({
  changes: { paymentStatus: PAYMENT_STATUSES.paidSingly, publicationUnused: true },
})

/** Returns the publication that was charged and has not come about; a free ad has none. */
export const returnUnused = ({ context: { ad } }: Step): Outcome =>
  isPaid(ad) && ad.publicationUnused
    ? {
        changes: { paymentStatus: PAYMENT_STATUSES.refunded, publicationUnused: false },
        effects: ['returnUnit'],
      }
    : {}

/** Enters the queue; no moderator's decision is under appeal. */
export const queue = ({ event: { now } }: Step): Outcome => ({
  changes: { queuedAt: now, archivedReason: null, reasons: [], lastModeratorId: null },
})

/** domain §5: the paid time of promotions runs while the ad is in the lists, and at no other time. */
export const stopPromotions = (): Outcome => ({ effects: ['stopPromotions'] })
export const resumePromotions = (): Outcome => ({ effects: ['resumePromotions'] })

/** Becomes active after a check. */
export const publish = (step: Step): Outcome => ({
  changes: {
    ...publicationChanges(step),
    publishedAt: step.event.now,
    lastModeratorId: null,
    reviewRequired: false,
  },
})

/** Becomes active without a check: the publication date stays that of the last check. */
export const relist = (step: Step): Outcome => ({ changes: publicationChanges(step) })

export const sendBack = ({ event }: StepOf<'ad.fixRequested'>): Outcome => ({
  changes: { reasons: event.reasons, reviewRequired: true },
})

/** The blocker is kept: another moderator decides an appeal. */
export const block = ({ event }: StepOf<'ad.blocked'>): Outcome => ({
  changes: {
    reasons: event.reasons,
    lastModeratorId: moderatorIdOf(event.actor),
    reviewRequired: true,
  },
})

export const appeal = ({ event: { now, text } }: StepOf<'ad.appealed'>): Outcome => ({
  changes: { appealed: true, appealText: text.trim(), queuedAt: now },
})

export const withdraw = ({ event }: StepOf<'ad.withdrawn'>): Outcome => ({
  changes: { archivedReason: event.reason },
})

export const archiveSilent = (): Outcome => ({ changes: { archivedReason: 'silence' } })

/** An owner's lift is paid for, a moderator's is not. */
export const lift = ({ event: { now } }: Step): Outcome => ({ changes: { liftedAt: now } })

/** The owner says that the ad is true as it stands; its place and its time stay. */
export const confirm = ({ event: { now } }: Step): Outcome => ({ changes: { confirmedAt: now } })

export const useLift = (): Outcome => ({ effects: ['useLift'] })

/** An ad whose time had passed comes back to the lists with it. */
export const setDates = ({ context: { ad }, event }: StepOf<'ad.datesSet'>): Outcome => ({
  changes: {
    expiresAt: event.expiresAt,
    ...(event.publishedAt && { publishedAt: event.publishedAt }),
  },
  effects: ad.expiresAt && ad.expiresAt <= event.now ? ['stopPromotions', 'resumePromotions'] : [],
})

/** The changes that keep an overridden ad consistent with its new state. */
export function override(step: StepOf<'ad.overridden'>): Outcome {
  switch (step.event.stat) {
    case AD_STATS.active.stat:
      return publish(step)
    case AD_STATS.moderation.stat:
      return queue(step)
    case AD_STATS.blocked.stat: {
      const { changes, effects } = returnUnused(step)
      const lastModeratorId = moderatorIdOf(step.event.actor)
      return { changes: { ...changes, lastModeratorId, reviewRequired: true }, effects }
    }
    case AD_STATS.needsFix.stat:
      return { changes: { reviewRequired: true } }
    case AD_STATS.draft.stat:
      return {}
    default:
      return returnUnused(step)
  }
}

/** For an event whose columns all come with its command: without an action the machine takes no such event. */
export const keep = (): Outcome => ({})
