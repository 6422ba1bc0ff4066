import { describe, expect, it } from 'vitest'
import { decide, moved, refused } from './testing/ad-decide.ts'
import { ACTORS, adIn, REASONS } from './testing/ad-samples.ts'

const blocked = { type: 'ad.blocked', reasons: REASONS } as const
const appealed = { type: 'ad.appealed', text: 'Машина моя' } as const
const nothingLeft = { freeQuotaLeft: false, packageUnitLeft: false }

describe('issue 10: what is refused for good gives its publication back', () => {
  it.each([
    [2, 2],
    [2, 3],
    [3, 3],
  ] as const)(
    'blocked in %s with paymentStatus %s, before buyers have seen it',
    (stat, paymentStatus) => {
      const ad = adIn(stat, { paymentStatus, publicationUnused: true })
      expect(decide(ad, 'moderator', blocked)).toMatchObject({
        changes: { paymentStatus: 5, publicationUnused: false },
        effects: ['returnUnit'],
      })
    },
  )

  it.each([4, 5, 6, 7] as const)('overridden to %s', (stat) => {
    const ad = adIn(2, { paymentStatus: 3, publicationUnused: true })
    const overridden = { type: 'ad.overridden', stat, comment: 'Решение суда' } as const
    expect(decide(ad, 'senior', overridden)).toMatchObject({ effects: ['returnUnit'] })
  })

  it('not what buyers have seen', () => {
    expect(
      decide(adIn(1, { paymentStatus: 3, revisionState: 'none' }), 'moderator', blocked),
    ).toMatchObject({
      effects: ['stopPromotions'],
    })
  })

  it('not twice, and nothing for a free ad', () => {
    for (const paymentStatus of [0, 5] as const) {
      const ad = adIn(2, { paymentStatus, publicationUnused: true })
      expect(decide(ad, 'moderator', blocked)).toMatchObject({ ok: true, effects: [] })
    }
  })
})

describe('issue 10: an appeal takes again what the block gave back', () => {
  it.each([
    [{ freeQuotaLeft: true }, 0, []],
    [{ freeQuotaLeft: false, packageUnitLeft: true }, 3, ['takeUnit']],
  ] as const)('with %o', (left, paymentStatus, effects) => {
    expect(decide(adIn(4, { paymentStatus: 5, ...left }), 'owner', appealed)).toMatchObject({
      changes: { ...moved(2), appealed: true, paymentStatus },
      effects,
    })
  })

  it('and needs one that is left', () => {
    expect(decide(adIn(4, { paymentStatus: 5, ...nothingLeft }), 'owner', appealed)).toEqual(
      refused('ad.quota'),
    )
  })

  it.each([0, 2, 3] as const)(
    'and nothing where nothing came back: paymentStatus %s',
    (paymentStatus) => {
      const decision = decide(adIn(4, { paymentStatus, ...nothingLeft }), 'owner', appealed)
      expect(decision).toMatchObject({ ok: true, effects: [] })
      expect(decision.ok && decision.changes.paymentStatus).toBeUndefined()
    },
  )

  it('and it comes back again where the other moderator blocks the ad as well', () => {
    const ad = adIn(2, {
      paymentStatus: 3,
      publicationUnused: true,
      appealed: true,
      lastModeratorId: ACTORS.moderator.userId,
    })
    expect(decide(ad, 'senior', blocked)).toMatchObject({ effects: ['returnUnit'] })
  })
})

it('decision 138: an ad that was hidden with the account has no decision to appeal against', () => {
  const ad = adIn(4, { hiddenWithAccount: true })
  expect(decide(ad, 'owner', appealed)).toEqual(refused('ad.illegal_transition'))
})
