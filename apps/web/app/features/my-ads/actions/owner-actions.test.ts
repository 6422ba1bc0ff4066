import { AD_STATS, type AdState } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { IVAN } from '../../../testing/fake-api.ts'
import { ownAd } from '../../../testing/own-ad.ts'
import { type OwnerAction, ownerActionsFor } from './owner-actions.ts'

const NOW = new Date('2026-11-21T00:00:00Z')

it.each<[AdState, OwnerAction[]]>([
  ['draft', ['continue', 'delete']],
  ['active', ['edit', 'withdraw']],
  ['moderation', ['look', 'edit', 'withdraw', 'delete']],
  ['needsFix', ['look', 'fix', 'withdraw', 'delete']],
  ['blocked', ['look', 'appeal']],
  ['expired', ['look', 'edit', 'renew', 'delete']],
  ['archived', ['look', 'edit', 'renew', 'delete']],
  ['deleted', []],
])('§3 lifecycle: an owner may do to one in state %s: %j', (state, actions) => {
  expect(ownerActionsFor(ownAd({ stat: AD_STATS[state].stat }), IVAN, NOW)).toEqual(actions)
})

it('§3 lifecycle: under appeal nothing is taken back', () => {
  const ad = ownAd({ stat: AD_STATS.moderation.stat, appealed: true, underAppeal: true })
  expect(ownerActionsFor(ad, IVAN, NOW)).toEqual(['look', 'edit'])
})

it('§3 lifecycle: a block is appealed once', () => {
  const ad = ownAd({ stat: AD_STATS.blocked.stat, appealed: true })
  expect(ownerActionsFor(ad, IVAN, NOW)).toEqual(['look'])
})

it('§3 lifecycle: a draft that waits for its payment is paid for first', () => {
  const ad = ownAd({ stat: AD_STATS.draft.stat, paymentStatus: 1 })
  expect(ownerActionsFor(ad, IVAN, NOW)).toEqual(['pay', 'continue', 'delete'])
})
