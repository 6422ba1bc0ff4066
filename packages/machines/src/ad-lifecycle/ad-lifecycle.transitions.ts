import * as change from './ad-lifecycle.changes.ts'
import { when, write } from './ad-lifecycle.setup.ts'

/** Decisions on an ad in moderation; the one whose block is appealed makes none of them. */
export const judge = ['moderator', 'anotherModerator'] as const

/** Nobody sees the ad, or it is checked anyway. */
export const plainEdit = { guard: when('ownerOrModerator'), actions: write(change.edit) }

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

/** What an expired and an archived ad have in common. */
export const offList = {
  'ad.edited': plainEdit,
  'ad.renewed': [...renewals.map((edge) => edge.live), ...renewals.map((edge) => edge.checked)],
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
