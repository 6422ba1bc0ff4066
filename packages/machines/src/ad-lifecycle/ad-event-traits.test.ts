import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { type AdEventTraits, hasTrait } from './ad-event-traits.ts'
import type { AdRule } from './ad-lifecycle.rules.ts'
import { transitionsFrom } from './ad-lifecycle.snapshot.ts'
import { decide, refused } from './testing/ad-decide.ts'
import { adIn, EVENT_PAYLOADS } from './testing/ad-samples.ts'

/** The facts that the gateway reads only for events with the trait. */
const RULES_BY_TRAIT = {
  charges: ['freeQuota', 'packageUnit'],
  usesPaidLift: ['liftPaid'],
  publishes: ['complete'],
  needsOwnerConsent: ['ownerConsented'],
  dependsOnAccount: ['ownerBlocked', 'ownerNotBlocked'],
  dependsOnBlock: ['hiddenForItself'],
} as const satisfies Partial<Record<keyof AdEventTraits, AdRule[]>>

const samples = EVENT_PAYLOADS.map((payload) =>
  payload.type === 'ad.overridden' || payload.type === 'ad.changeUndone'
    ? { ...payload, stat: AD_STATS.active.stat }
    : payload,
)

describe('domain §3: traits of events and the rules of the table', () => {
  it.each(samples)(
    '$type has a trait exactly if a transition of it asks for its facts',
    (event) => {
      const rules = new Set(
        Object.values(AD_STATS)
          .flatMap(({ stat }) => transitionsFrom(stat))
          .filter(({ eventType }) => eventType === event.type)
          .flatMap((transition) => transition.rules),
      )
      for (const [trait, asked] of Object.entries(RULES_BY_TRAIT)) {
        const isAsked = asked.some((rule) => rules.has(rule))
        expect(hasTrait(event, trait as keyof typeof RULES_BY_TRAIT), trait).toBe(isAsked)
      }
    },
  )

  it.each(Object.values(AD_STATS))('an override to $stat publishes or not', ({ stat }) => {
    const override = { type: 'ad.overridden', stat, comment: 'Решение суда' } as const
    const isPublication = stat === AD_STATS.active.stat || stat === AD_STATS.moderation.stat
    expect(hasTrait(override, 'publishes')).toBe(isPublication)
    expect(hasTrait(override, 'needsOwnerConsent')).toBe(isPublication)
    const incomplete = decide(adIn(4, { complete: false }), 'senior', override)
    const unconfirmed = decide(adIn(4, { ownerConsented: false }), 'senior', override)
    if (isPublication) {
      expect(incomplete).toEqual(refused('ad.incomplete'))
      expect(unconfirmed).toEqual(refused('ad.unconfirmed'))
    } else {
      expect([incomplete.ok, unconfirmed.ok]).toEqual([true, true])
    }
  })

  it.each([
    [0, 'ad.submitted'],
    [2, 'ad.approved'],
    [3, 'ad.resubmitted'],
    [5, 'ad.renewed'],
  ] as const)('from %s, %s needs a complete ad and the owner’s consent', (stat, type) => {
    expect(decide(adIn(stat, { complete: false }), 'moderator', { type })).toEqual(
      refused('ad.incomplete'),
    )
    expect(decide(adIn(stat, { ownerConsented: false }), 'moderator', { type })).toEqual(
      refused('ad.unconfirmed'),
    )
  })

  it('a payment is kept where the ad cannot be published: it stays a draft and is paid', () => {
    expect(decide(adIn(0, { complete: false }), 'system', { type: 'ad.paid' })).toEqual({
      ok: true,
      changes: { paymentStatus: 2, publicationUnused: true },
      effects: [],
    })
  })
})

describe('domain §3: edit of an active ad', () => {
  const edited = { type: 'ad.edited', identity: false, text: false } as const

  it('brings an ad with new doubts before a moderator while it stays public', () => {
    const doubtful = adIn(1, { revisionState: 'none', riskScore: 40, riskRaised: true })
    expect(decide(doubtful, 'owner', { ...edited, text: true })).toMatchObject({
      changes: { revisionState: 'pending' },
      effects: ['recheck'],
    })
    const known = adIn(1, { revisionState: 'none', riskScore: 40 })
    const decision = decide(known, 'owner', { ...edited, text: true })
    expect(decision.ok && decision.changes.revisionState).toBeUndefined()
  })

  it.each([
    ['wholly', 0, 'none'],
    ['wholly', 40, undefined],
    ['partly', 0, undefined],
  ] as const)('a revision taken back %s, at risk %s', (reverted, riskScore, revisionState) => {
    const decision = decide(adIn(1, { riskScore }), 'owner', { ...edited, reverted })
    expect(decision).toMatchObject({ ok: true, effects: ['releaseRevision'] })
    expect(decision.ok && decision.changes.revisionState).toBe(revisionState)
  })
})
