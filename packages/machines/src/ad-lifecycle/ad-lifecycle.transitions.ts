import * as change from './ad-lifecycle.changes.ts'
import { when, write } from './ad-lifecycle.setup.ts'

/** Who decides on an ad in moderation: after an appeal, not the moderator who blocked it. */
export const decidingModerator = ['moderator', 'anotherModerator'] as const

/** The ad is not public, or is checked anyway: an edit needs no revision. */
export const directEdit = { guard: when('ownerOrModerator'), actions: write(change.edit) }

/** 1,2,3→4. */
export const block = {
  guard: when('moderator', 'reasonsGiven'),
  target: 'blocked',
  actions: [write(change.settleRevision), write(change.block)],
}

/** To active if unchanged since a check not older than 90 days, else to moderation; takes a unit. */
const renewals = (
  [
    { unit: 'freeQuota', charge: change.chargeQuota },
    { unit: 'packageUnit', charge: change.chargePackage },
  ] as const
).map(({ unit, charge }) => ({
  live: {
    guard: when('ownerOrModerator', unit, 'unchanged', 'fresh'),
    target: 'active',
    actions: [write(charge), write(change.relist)],
  },
  checked: {
    guard: when('ownerOrModerator', unit),
    target: 'moderation',
    actions: [write(charge), write(change.queue)],
  },
}))

/** Events of both expired and archived ads. */
export const expiredOrArchived = {
  'ad.edited': directEdit,
  'ad.renewed': [
    ...renewals.map((transition) => transition.live),
    ...renewals.map((transition) => transition.checked),
  ],
  'ad.deleted': { guard: when('owner'), target: 'deleted' },
}

/** 0→2: free quota, else a package unit, else an order; unpaid it stays a draft that awaits payment. */
export const submissions = [
  {
    guard: when('ownerOrModerator', 'paid'),
    target: 'moderation',
    actions: write(change.queue),
  },
  {
    guard: when('ownerOrModerator', 'freeQuota'),
    target: 'moderation',
    actions: [write(change.chargeQuota), write(change.queue)],
  },
  {
    guard: when('ownerOrModerator', 'packageUnit'),
    target: 'moderation',
    actions: [write(change.chargePackage), write(change.queue)],
  },
  { guard: when('ownerOrModerator'), actions: write(change.awaitPayment) },
]
