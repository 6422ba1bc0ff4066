import { AD_STATS, PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import { AD_TERMS } from './ad-lifecycle.rules.ts'
import type {
  AdActor,
  AdChanges,
  AdEffect,
  AdEvent,
  AdFacts,
  AdLifecycleContext,
} from './ad-lifecycle.types.ts'

/** One step's share of a decision. */
export interface Outcome {
  changes?: AdChanges
  effects?: AdEffect[]
}

/** What a step is made from: the facts, and the event that the table lets through. */
interface Step<Event = AdEvent> {
  context: AdLifecycleContext
  event: Event
}

type StepOf<Type extends AdEvent['type']> = Step<Extract<AdEvent, { type: Type }>>

const deciderOf = (actor: AdActor) => (actor.kind === 'user' ? actor.userId : null)

/** Top of the lists for 30 days (domain §3). */
const listed = (now: Date): AdChanges => ({
  liftedAt: now,
  expiresAt: new Date(now.getTime() + AD_TERMS.publication),
  archivedReason: null,
  reasons: [],
})

const isSpent = ({ paymentStatus }: AdFacts) =>
  paymentStatus === PAYMENT_STATUSES.paidSingly || paymentStatus === PAYMENT_STATUSES.fromPackage

export const chargeQuota = (): Outcome => ({ changes: { paymentStatus: PAYMENT_STATUSES.free } })

export const chargePackage = (): Outcome => ({
  changes: { paymentStatus: PAYMENT_STATUSES.fromPackage },
  effects: ['takeUnit'],
})

export const awaitPayment = (): Outcome => ({
  changes: { paymentStatus: PAYMENT_STATUSES.awaiting },
})

export const markPaid = (): Outcome => ({ changes: { paymentStatus: PAYMENT_STATUSES.paidSingly } })

/** A repeated payment notice changes nothing. */
export const keep = (): Outcome => ({})

/** The unit of an ad that never went live goes back; a free one has nothing to give. */
export const refund = ({ context: { ad } }: Step): Outcome =>
  isSpent(ad)
    ? { changes: { paymentStatus: PAYMENT_STATUSES.refunded }, effects: ['returnUnit'] }
    : {}

/** Waits for a check in which nobody's earlier decision is questioned. */
export const queue = ({ event: { now } }: Step): Outcome => ({
  changes: { queuedAt: now, archivedReason: null, reasons: [], lastModeratorId: null },
})

/** Goes live after a check. Only a block stops promotions, so they run again after its appeal. */
export const publish = ({ context: { ad }, event: { now } }: Step): Outcome => ({
  changes: { ...listed(now), publishedAt: now, lastModeratorId: null },
  effects: ad.appealed || ad.stat === AD_STATS.blocked.stat ? ['resumePromotions'] : [],
})

/** Goes live again without a check: its publication date stays the one it was checked on. */
export const relist = ({ event: { now } }: Step): Outcome => ({ changes: listed(now) })

export const sendBack = ({ event }: StepOf<'ad.fixRequested'>): Outcome => ({
  changes: { reasons: event.reasons },
})

/** The blocker is kept: another moderator decides an appeal. */
export const block = ({ event }: StepOf<'ad.blocked'>): Outcome => ({
  changes: { reasons: event.reasons, lastModeratorId: deciderOf(event.actor) },
  effects: ['stopPromotions'],
})

export const appeal = ({ event: { now } }: Step): Outcome => ({
  changes: { appealed: true, queuedAt: now },
})

export const withdraw = ({ event }: StepOf<'ad.withdrawn'>): Outcome => ({
  changes: { archivedReason: event.reason },
})

export const giveUp = (): Outcome => ({ changes: { archivedReason: 'silence' } })

/** Nobody sees it, or it is checked anyway: everything changes at once. */
export const edit = ({ event: { now } }: Step): Outcome => ({
  changes: { editedAt: now },
  effects: ['recheck'],
})

/** 1→1: price and text at once with a recheck; VIN, mark, model and photos wait for a moderator. */
export const editLive = ({ event }: StepOf<'ad.edited'>): Outcome => ({
  changes: {
    ...(event.text && { editedAt: event.now }),
    ...(event.identity && { revisionState: 'pending', queuedAt: event.now }),
  },
  effects: [
    ...(event.text ? (['recheck'] as const) : []),
    ...(event.identity ? (['holdRevision'] as const) : []),
  ],
})

export const acceptRevision = (): Outcome => ({
  changes: { revisionState: 'none', reasons: [] },
  effects: ['applyRevision'],
})

export const refuseRevision = ({ event }: StepOf<'ad.fixRequested'>): Outcome => ({
  changes: { revisionState: 'rejected', reasons: event.reasons },
})

/**
 * An ad that leaves the lists has no live version to keep, so what waited becomes its content;
 * it counts as edited and is checked before it is live again.
 */
export const settleRevision = ({ context: { ad }, event: { now } }: Step): Outcome =>
  ad.revisionState === 'pending'
    ? { changes: { revisionState: 'none', editedAt: now }, effects: ['applyRevision'] }
    : {}

/** An owner's lift is paid for, a moderator's is not. */
export const lift = ({ event: { now } }: Step): Outcome => ({ changes: { liftedAt: now } })

export const useLift = (): Outcome => ({ effects: ['useLift'] })

export const setDates = ({ event }: StepOf<'ad.datesSet'>): Outcome => ({
  changes: {
    expiresAt: event.expiresAt,
    ...(event.publishedAt && { publishedAt: event.publishedAt }),
  },
})

/** What an overridden ad needs so that its new state makes sense. */
export function override(step: StepOf<'ad.overridden'>): Outcome {
  switch (step.event.stat) {
    case AD_STATS.active.stat:
      return publish(step)
    case AD_STATS.moderation.stat:
      return queue(step)
    case AD_STATS.blocked.stat:
      return {
        changes: { lastModeratorId: deciderOf(step.event.actor) },
        effects: ['stopPromotions'],
      }
    default:
      return {}
  }
}
