import { describe, expect, it } from 'vitest'
import { decide, moved, refused } from './testing/ad-decide.ts'
import { adIn, daysAgo, daysAhead, NOW, REASONS } from './testing/ad-samples.ts'

describe('domain §3: submit', () => {
  const submitted = { type: 'ad.submitted' } as const

  it('takes the free quota first', () => {
    expect(decide(adIn(0), 'owner', submitted)).toMatchObject({
      changes: { ...moved(2), paymentStatus: 0, queuedAt: NOW },
      effects: [],
    })
  })

  it('takes a package unit where no quota is left', () => {
    expect(decide(adIn(0, { freeQuotaLeft: false }), 'owner', submitted)).toMatchObject({
      changes: { ...moved(2), paymentStatus: 3 },
      effects: ['takeUnit'],
    })
  })

  it('stays a draft that awaits payment where there is neither', () => {
    const ad = adIn(0, { freeQuotaLeft: false, packageUnitLeft: false, paymentStatus: 0 })
    expect(decide(ad, 'owner', submitted)).toEqual({
      ok: true,
      changes: { paymentStatus: 1 },
      effects: [],
    })
  })

  it('charges nothing for what is paid already', () => {
    const decision = decide(adIn(0, { paymentStatus: 2 }), 'owner', submitted)
    expect(decision).toMatchObject({ changes: moved(2), effects: [] })
    expect(decision.ok && decision.changes.paymentStatus).toBeUndefined()
  })
})

describe('domain §3: paid', () => {
  const paid = { type: 'ad.paid' } as const

  it.each([0, 1, 4, 5] as const)('publishes a draft with paymentStatus %s', (paymentStatus) => {
    expect(decide(adIn(0, { paymentStatus }), 'system', paid)).toMatchObject({
      changes: { ...moved(2), paymentStatus: 2 },
    })
  })

  it.each([
    [0, 2],
    [0, 3],
    [1, 2],
    [2, 2],
    [4, 2],
  ] as const)(
    'in %s with paymentStatus %s is refused: it pays for nothing',
    (stat, paymentStatus) => {
      expect(decide(adIn(stat, { paymentStatus }), 'system', paid)).toEqual(
        refused('ad.illegal_transition'),
      )
    },
  )

  it.each([5, 6] as const)('publishes again from %s, whatever was paid for it before', (stat) => {
    const spent = { freeQuotaLeft: false, packageUnitLeft: false, paymentStatus: 2 } as const
    expect(decide(adIn(stat, spent), 'system', paid)).toMatchObject({
      changes: { ...moved(1), paymentStatus: 2, expiresAt: daysAhead(30) },
      effects: ['resumePromotions'],
    })
    expect(decide(adIn(stat, { ...spent, editedAt: NOW }), 'system', paid)).toMatchObject({
      changes: { ...moved(2), paymentStatus: 2, queuedAt: NOW },
    })
    expect(decide(adIn(stat, { ...spent, complete: false }), 'system', paid)).toEqual(
      refused('ad.incomplete'),
    )
  })
})

describe('domain §3: approve', () => {
  const approved = { type: 'ad.approved' } as const

  it('publishes for 30 days, the first time at the top', () => {
    expect(decide(adIn(2, { liftedAt: null }), 'moderator', approved)).toMatchObject({
      changes: { ...moved(1), publishedAt: NOW, liftedAt: NOW, expiresAt: daysAhead(30) },
    })
  })

  it('is the system’s only below the risk threshold', () => {
    expect(decide(adIn(2, { riskScore: 19 }), 'system', approved).ok).toBe(true)
    expect(decide(adIn(2, { riskScore: 20 }), 'system', approved)).toEqual(
      refused('ad.illegal_transition'),
    )
  })

  it('of a revision applies it and leaves the ad where it was', () => {
    expect(decide(adIn(1), 'moderator', approved)).toEqual({
      ok: true,
      changes: { revisionState: 'none', reasons: [], reviewRequired: false },
      effects: ['applyRevision'],
    })
  })

  it('needs a revision on a live ad', () => {
    expect(decide(adIn(1, { revisionState: 'none' }), 'moderator', approved)).toEqual(
      refused('ad.illegal_transition'),
    )
  })
})

describe('domain §3: request fix, resubmit, silence', () => {
  it('carries the reasons to the owner', () => {
    expect(
      decide(adIn(2), 'moderator', { type: 'ad.fixRequested', reasons: REASONS }),
    ).toMatchObject({ changes: { ...moved(3), reasons: REASONS } })
  })

  it.each([1, 2] as const)('needs reasons, in %s', (stat) => {
    expect(decide(adIn(stat), 'moderator', { type: 'ad.fixRequested', reasons: [] })).toEqual(
      refused('moderation.reasons_missing'),
    )
  })

  it('of a revision refuses it and leaves the ad live', () => {
    expect(decide(adIn(1), 'moderator', { type: 'ad.fixRequested', reasons: REASONS })).toEqual({
      ok: true,
      changes: { revisionState: 'rejected', reasons: REASONS, reviewRequired: true },
      effects: [],
    })
  })

  it('resubmits without a second charge, also with no quota left', () => {
    const ad = adIn(3, { freeQuotaLeft: false, packageUnitLeft: false, paymentStatus: 3 })
    const decision = decide(ad, 'owner', { type: 'ad.resubmitted' })
    expect(decision).toMatchObject({ changes: { ...moved(2), reasons: [] }, effects: [] })
    expect(decision.ok && decision.changes.paymentStatus).toBeUndefined()
  })

  it('14 silent days archive the ad and give the unit back', () => {
    const ad = adIn(3, { paymentStatus: 3, publicationUnused: true })
    expect(decide(ad, 'system', { type: 'ad.silenceElapsed' })).toMatchObject({
      changes: {
        ...moved(6),
        archivedReason: 'silence',
        paymentStatus: 5,
        publicationUnused: false,
      },
      effects: ['returnUnit'],
    })
    expect(decide(adIn(3), 'system', { type: 'ad.silenceElapsed' })).toMatchObject({ effects: [] })
  })

  it.each([{ statChangedAt: daysAgo(13.9) }, { editedAt: daysAgo(1) }])(
    'is not silent yet with %o',
    (facts) => {
      expect(decide(adIn(3, facts), 'system', { type: 'ad.silenceElapsed' })).toEqual(
        refused('ad.illegal_transition'),
      )
    },
  )
})
