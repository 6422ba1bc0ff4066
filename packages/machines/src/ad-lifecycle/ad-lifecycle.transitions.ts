import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import * as change from './ad-lifecycle.changes.ts'
import * as edits from './ad-lifecycle.edits.ts'
import type { Outcome } from './ad-lifecycle.outcome.ts'
import type { AdRule } from './ad-lifecycle.rules.ts'
import { when, whenAskedFor, write } from './ad-lifecycle.setup.ts'

/** A moderator who is not the owner (domain §2). */
export const moderatorOfOthers = ['moderator', 'notOwn'] as const

/** Who decides on an ad in moderation: after an appeal, not the moderator who blocked it. */
export const decidingModerator = [...moderatorOfOthers, 'anotherModerator'] as const

/** What an ad needs to come before a moderator or before buyers. */
export const publishable = ['ownerNotBlocked', 'ownerConsented', 'complete'] as const

const isBeforeOthers = (stat: AdStat) =>
  stat === AD_STATS.active.stat || stat === AD_STATS.moderation.stat

/** What an override to a stat needs besides the comment, which stands for no consent of the owner. */
export const overrideRules = (stat: AdStat): readonly AdRule[] =>
  isBeforeOthers(stat) ? publishable : []

/** What it needs to take a bulk change back: the ad was publishable in the state that it returns to. */
export const undoRules = (stat: AdStat): readonly AdRule[] =>
  isBeforeOthers(stat) ? [...moderatorOfOthers, 'ownerNotBlocked'] : moderatorOfOthers

/** The ad is not public, or is checked anyway: an edit needs no revision. */
export const directEdit = {
  guard: when('ownerOrModerator', 'contentValid'),
  actions: write(edits.editDirectly),
}

/** 1,2,3→4. */
export const block = {
  guard: when(...moderatorOfOthers, 'reasonsGiven'),
  target: 'blocked',
  actions: [write(edits.settleRevision), write(change.block), write(change.returnUnused)],
}

/** 1,2,3→4 and back with the account (docs/decisions/138): no column but the state changes, so all returns as it was. */
export const ownerBlocked = { guard: when('system', 'ownerBlocked'), target: 'blocked' } as const

const returning = ['system', 'ownerNotBlocked'] as const
export const ownerUnblocked = [
  {
    guard: whenAskedFor(AD_STATS.active.stat, ...returning, 'due'),
    target: 'expired',
    actions: write(edits.settleRevision),
  },
  { guard: whenAskedFor(AD_STATS.active.stat, ...returning), target: 'active' },
  { guard: whenAskedFor(AD_STATS.moderation.stat, ...returning), target: 'moderation' },
  { guard: whenAskedFor(AD_STATS.needsFix.stat, ...returning), target: 'needsFix' },
]

/** An ad that was hidden with the account has no decision to question, and returns by itself. */
const appealing = [
  'owner',
  'ownerNotBlocked',
  'hiddenForItself',
  'neverAppealed',
  'appealWritten',
] as const

/** 4→2, once: where the block gave the publication back, the appeal takes one again (docs/decisions/111). */
export const appeals = [
  {
    guard: when(...appealing, 'publicationKept'),
    target: 'moderation',
    actions: [write(change.appeal)],
  },
  {
    guard: when(...appealing, 'freeQuota'),
    target: 'moderation',
    actions: [write(change.chargeQuota), write(change.appeal)],
  },
  {
    guard: when(...appealing, 'packageUnit'),
    target: 'moderation',
    actions: [write(change.chargePackage), write(change.appeal)],
  },
]

/** A further publication: to active if unchanged since a check not older than 90 days, else to moderation. */
const furtherPublication = (rules: readonly AdRule[], charge: () => Outcome) => ({
  live: {
    guard: when(...rules, ...publishable, 'unchanged', 'fresh', 'noReviewRequired'),
    target: 'active',
    actions: [write(charge), write(change.relist)],
  },
  checked: {
    guard: when(...rules, ...publishable),
    target: 'moderation',
    actions: [write(charge), write(change.queue)],
  },
})

const renewals = [
  furtherPublication(['ownerOrModerator', 'freeQuota'], change.chargeQuota),
  furtherPublication(['ownerOrModerator', 'packageUnit'], change.chargePackage),
]
const paidRenewal = furtherPublication(['system'], change.markPaid)

/**
 * 2,3→6 and 2,3→7 (docs/decisions/067): an owner takes back what has not come before buyers. Under appeal the
 * ad waits for the other moderator's decision, which no withdrawal goes around.
 */
export const unpublished = {
  'ad.withdrawn': {
    guard: when('owner', 'notUnderAppeal'),
    target: 'archived',
    actions: [write(change.withdraw), write(change.returnUnused)],
  },
  'ad.deleted': {
    guard: when('owner', 'notUnderAppeal'),
    target: 'deleted',
    actions: write(change.returnUnused),
  },
}

/** 1→1: an owner's lift is paid for, a moderator's has a reason; the system's is a daily one, counted by its job. */
export const lifts = [
  {
    guard: when('owner', 'liftPaid', 'liftInterval'),
    actions: [write(change.lift), write(change.useLift)],
  },
  { guard: when('moderator', 'reasonWritten', 'notOwn'), actions: write(change.lift) },
  { guard: when('system'), actions: write(change.lift) },
]

/** Events of both expired and archived ads. */
export const expiredOrArchived = {
  'ad.edited': directEdit,
  'ad.renewed': [
    ...renewals.map((transition) => transition.live),
    ...renewals.map((transition) => transition.checked),
  ],
  'ad.paid': [paidRenewal.live, paidRenewal.checked],
  'ad.deleted': { guard: when('owner'), target: 'deleted' },
}

/** 0→2: free quota, else a package unit, else an order; unpaid it stays a draft that awaits payment. */
export const submissions = [
  {
    guard: when('ownerOrModerator', ...publishable, 'paid'),
    target: 'moderation',
    actions: write(change.queue),
  },
  {
    guard: when('ownerOrModerator', ...publishable, 'freeQuota'),
    target: 'moderation',
    actions: [write(change.chargeQuota), write(change.queue)],
  },
  {
    guard: when('ownerOrModerator', ...publishable, 'packageUnit'),
    target: 'moderation',
    actions: [write(change.chargePackage), write(change.queue)],
  },
  { guard: when('ownerOrModerator', ...publishable), actions: write(change.awaitPayment) },
]
