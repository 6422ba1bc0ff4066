import { RISK_THRESHOLD } from '@trassa/contracts/enumerations/moderation'
import type { Outcome, Step, StepOf } from './ad-lifecycle.outcome.ts'

/** The ad is not public, or is checked anyway: everything changes at once. */
export const editDirectly = ({ event: { now } }: Step): Outcome => ({
  changes: { editedAt: now },
  effects: ['recheck'],
})

/**
 * 1→1: price and text at once with a recheck; VIN, mark, model and photos wait for a moderator. New
 * doubts bring the ad before a moderator, too, while it stays public; only an ad without doubts leaves
 * the queue when its owner takes the revision back.
 */
export const editActive = ({ context: { ad }, event }: StepOf<'ad.edited'>): Outcome => {
  const isDoubtful = ad.riskScore >= RISK_THRESHOLD
  const isQueued = event.identity || (ad.riskRaised && isDoubtful)
  const isSettled = !isQueued && !isDoubtful && event.reverted === 'wholly'
  return {
    changes: {
      ...(event.text && { editedAt: event.now }),
      ...(isQueued && { revisionState: 'pending', queuedAt: event.now }),
      ...(isSettled && { revisionState: 'none' }),
    },
    effects: [
      ...(event.text ? (['recheck'] as const) : []),
      ...(event.identity ? (['holdRevision'] as const) : []),
      ...(event.reverted ? (['releaseRevision'] as const) : []),
    ],
  }
}

export const acceptRevision = (): Outcome => ({
  changes: { revisionState: 'none', reasons: [], reviewRequired: false },
  effects: ['applyRevision'],
})

export const refuseRevision = ({ event }: StepOf<'ad.fixRequested'>): Outcome => ({
  changes: { revisionState: 'rejected', reasons: event.reasons, reviewRequired: true },
})

/**
 * An ad that leaves the lists has no public version to keep, so its pending revision becomes the
 * content; the ad counts as edited and is checked before it is published again.
 */
export const settleRevision = ({ context: { ad }, event: { now } }: Step): Outcome =>
  ad.revisionState === 'pending'
    ? { changes: { revisionState: 'none', editedAt: now }, effects: ['applyRevision'] }
    : {}
