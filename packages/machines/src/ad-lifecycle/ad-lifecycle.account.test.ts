import { describe, expect, it } from 'vitest'
import type { AdFacts } from './ad-lifecycle.types.ts'
import { decide, moved, refused } from './testing/ad-decide.ts'
import { adIn, daysAgo, daysAhead, NOW } from './testing/ad-samples.ts'

const HIDDEN = { type: 'ad.ownerBlocked' } as const
const back = (stat: 1 | 2 | 3) => ({ type: 'ad.ownerUnblocked', stat }) as const

/** The ad after the account's block and its end, by the changes alone. */
function thereAndBack(ad: AdFacts): AdFacts {
  const hidden = decide({ ...ad, ownerBlocked: true }, 'system', HIDDEN)
  if (!hidden.ok) throw new Error(hidden.code)
  const returned = decide({ ...ad, ...hidden.changes }, 'system', back(ad.stat as 1 | 2 | 3))
  if (!returned.ok) throw new Error(returned.code)
  return { ...ad, ...hidden.changes, ...returned.changes }
}

describe('decision 138: an ad through a block of its account', () => {
  it.each<[string, AdFacts]>([
    ['with a pending revision', adIn(1, { expiresAt: daysAhead(3) })],
    ['with a paid publication', adIn(2, { paymentStatus: 3, publicationUnused: true })],
    ['under appeal', adIn(2, { appealed: true, lastModeratorId: '9', reviewRequired: true })],
    ['sent back', adIn(3, { reviewRequired: true })],
  ])('%s comes back as it was', (_, ad) => {
    expect(thereAndBack(ad)).toEqual({ ...ad, statChangedAt: NOW })
  })

  it('moves nothing but promotions: no revision, no unit of a package', () => {
    const live = adIn(1, { ownerBlocked: true, expiresAt: daysAhead(3) })
    expect(decide(live, 'system', HIDDEN)).toEqual({
      ok: true,
      changes: moved(4),
      effects: ['stopPromotions'],
    })
    expect(decide(adIn(4, { expiresAt: daysAhead(3) }), 'system', back(1))).toEqual({
      ok: true,
      changes: moved(1),
      effects: ['resumePromotions'],
    })
  })

  it('whose time has run out meanwhile is expired, with its revision settled', () => {
    const ad = adIn(4, { expiresAt: daysAgo(1), revisionState: 'pending' })
    expect(decide(ad, 'system', back(1))).toEqual({
      ok: true,
      changes: { ...moved(5), revisionState: 'none', editedAt: NOW },
      effects: ['applyRevision'],
    })
  })

  it('neither way against the state of the account', () => {
    expect(decide(adIn(1), 'system', HIDDEN)).toEqual(refused('user.not_blocked'))
    expect(decide(adIn(4, { ownerBlocked: true }), 'system', back(1))).toEqual(
      refused('ad.owner_blocked'),
    )
  })
})

describe('decision 138: nothing of a blocked account comes before moderators or buyers', () => {
  it.each([
    [0, 'ad.submitted'],
    [2, 'ad.approved'],
    [3, 'ad.resubmitted'],
    [5, 'ad.renewed'],
  ] as const)('from %s by %s', (stat, type) => {
    expect(decide(adIn(stat, { ownerBlocked: true }), 'moderator', { type })).toEqual(
      refused('ad.owner_blocked'),
    )
  })

  it.each([1, 2] as const)('to %s by an override or by a change taken back', (stat) => {
    const ad = adIn(4, { ownerBlocked: true })
    const overridden = { type: 'ad.overridden', stat, comment: 'Решение суда' } as const
    expect(decide(ad, 'senior', overridden)).toEqual(refused('ad.owner_blocked'))
    expect(decide(ad, 'moderator', { type: 'ad.changeUndone', stat })).toEqual(
      refused('ad.owner_blocked'),
    )
  })

  it('but a change taken back to a state that is out of sight is', () => {
    const ad = adIn(4, { ownerBlocked: true })
    expect(decide(ad, 'moderator', { type: 'ad.changeUndone', stat: 6 }).ok).toBe(true)
  })

  it('and an appeal of an earlier session does not reach the queue', () => {
    const ad = adIn(4, { ownerBlocked: true })
    expect(decide(ad, 'owner', { type: 'ad.appealed', text: 'Машина моя' })).toEqual(
      refused('ad.owner_blocked'),
    )
  })
})
