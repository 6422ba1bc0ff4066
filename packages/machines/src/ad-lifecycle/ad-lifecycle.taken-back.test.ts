import { describe, expect, it } from 'vitest'
import type { AdEventPayload } from './ad-lifecycle.types.ts'
import { decide, moved, refused } from './testing/ad-decide.ts'
import { ACTORS, adIn, daysAgo, NOW, REASONS } from './testing/ad-samples.ts'

const withdrawn = { type: 'ad.withdrawn', reason: 'changedMind' } as const
const deleted = { type: 'ad.deleted' } as const
const renewed = { type: 'ad.renewed' } as const

describe('domain §3: an owner takes an ad back that buyers have not seen', () => {
  it.each([2, 3] as const)('withdraws it in %s, with the reason', (stat) => {
    expect(decide(adIn(stat), 'owner', withdrawn)).toEqual({
      ok: true,
      changes: { ...moved(6), archivedReason: 'changedMind' },
      effects: [],
    })
  })

  it.each([
    [2, withdrawn],
    [2, deleted],
    [3, withdrawn],
    [3, deleted],
  ] as const)('in %s, %o: the unit that was not used goes back', (stat, payload) => {
    const ad = adIn(stat, { paymentStatus: 3, publicationUnused: true })
    expect(decide(ad, 'owner', payload)).toMatchObject({
      changes: { paymentStatus: 5 },
      effects: ['returnUnit'],
    })
  })

  it('gives no unit back that a publication before a block has used', () => {
    const ad = adIn(3, { paymentStatus: 3, appealed: true, lastModeratorId: null })
    expect(decide(ad, 'owner', withdrawn)).toMatchObject({ ok: true, effects: [] })
  })

  it('a draft that was paid for and not sent gives its publication back when it is deleted', () => {
    const ad = adIn(0, { paymentStatus: 2, publicationUnused: true })
    expect(decide(ad, 'owner', deleted)).toMatchObject({ effects: ['returnUnit'] })
  })

  it.each([2, 3] as const)('not under appeal, in %s: the other moderator decides', (stat) => {
    const ad = adIn(stat, { appealed: true, lastModeratorId: ACTORS.moderator.userId })
    for (const payload of [withdrawn, deleted]) {
      expect(decide(ad, 'owner', payload)).toEqual(refused('ad.illegal_transition'))
    }
  })
})

describe('domain §3: what a moderator has found fault with only a moderator publishes', () => {
  it.each<[1 | 2 | 3, AdEventPayload]>([
    [2, { type: 'ad.fixRequested', reasons: REASONS }],
    [1, { type: 'ad.fixRequested', reasons: REASONS }],
    [1, { type: 'ad.blocked', reasons: REASONS }],
    [3, { type: 'ad.blocked', reasons: REASONS }],
  ])('in %s: %o', (stat, payload) => {
    expect(decide(adIn(stat), 'moderator', payload)).toMatchObject({
      changes: { reviewRequired: true },
    })
  })

  it.each([3, 4] as const)('overridden to %s', (stat) => {
    const overridden = { type: 'ad.overridden', stat, comment: 'Жалобы' } as const
    expect(decide(adIn(1), 'senior', overridden)).toMatchObject({
      changes: { reviewRequired: true },
    })
  })

  it('is not published by a renewal, however old and unchanged', () => {
    expect(decide(adIn(6, { reviewRequired: true }), 'owner', renewed)).toMatchObject({
      changes: moved(2),
    })
  })

  it('is not approved by the system, however low its risk', () => {
    const ad = adIn(2, { reviewRequired: true })
    expect(decide(ad, 'system', { type: 'ad.approved' })).toEqual(refused('ad.illegal_transition'))
  })

  it('is as any other after a moderator’s approval', () => {
    for (const stat of [1, 2] as const) {
      const ad = adIn(stat, { reviewRequired: true })
      expect(decide(ad, 'moderator', { type: 'ad.approved' })).toMatchObject({
        changes: { reviewRequired: false },
      })
    }
  })
})

describe('domain §3: a lift is paid for, so that a renewal is none', () => {
  it.each([5, 6] as const)('renewed at once, from %s', (stat) => {
    const ad = adIn(stat, { liftedAt: daysAgo(20) })
    expect(decide(ad, 'owner', renewed)).toMatchObject({ changes: { liftedAt: daysAgo(20) } })
  })

  it('renewed through moderation', () => {
    const ad = adIn(2, { liftedAt: daysAgo(20) })
    for (const who of ['system', 'moderator'] as const) {
      expect(decide(ad, who, { type: 'ad.approved' })).toMatchObject({
        changes: { liftedAt: daysAgo(20), publishedAt: NOW },
      })
    }
  })
})
