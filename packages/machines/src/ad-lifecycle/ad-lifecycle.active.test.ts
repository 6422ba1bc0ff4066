import { describe, expect, it } from 'vitest'
import type { AdEventPayload } from './ad-lifecycle.types.ts'
import { decide, moved, refused } from './testing/ad-decide.ts'
import { ACTORS, adIn, daysAgo, daysAhead, NOW, REASONS } from './testing/ad-samples.ts'

describe('domain §3: edit of a live ad', () => {
  const live = adIn(1, { revisionState: 'none' })

  it('changes price and text at once, with a recheck', () => {
    expect(decide(live, 'owner', { type: 'ad.edited', identity: false, text: true })).toEqual({
      ok: true,
      changes: { editedAt: NOW },
      effects: ['recheck'],
    })
  })

  it('holds VIN, mark, model and photos back as a revision', () => {
    expect(decide(live, 'owner', { type: 'ad.edited', identity: true, text: false })).toEqual({
      ok: true,
      changes: { revisionState: 'pending', queuedAt: NOW },
      effects: ['holdRevision'],
    })
  })

  it('does both for an edit of both', () => {
    expect(decide(live, 'owner', { type: 'ad.edited', identity: true, text: true })).toMatchObject({
      changes: { editedAt: NOW, revisionState: 'pending' },
      effects: ['recheck', 'holdRevision'],
    })
  })

  it('changes everything at once where there is no live version', () => {
    expect(decide(adIn(0), 'owner', { type: 'ad.edited', identity: true, text: true })).toEqual({
      ok: true,
      changes: { editedAt: NOW },
      effects: ['recheck'],
    })
  })
})

describe('domain §3: expire, withdraw, renew', () => {
  it('expires when it is due, not before', () => {
    expect(decide(adIn(1), 'system', { type: 'ad.expired' }).ok).toBe(true)
    expect(decide(adIn(1, { expiresAt: daysAhead(1) }), 'system', { type: 'ad.expired' })).toEqual(
      refused('ad.illegal_transition'),
    )
  })

  it('keeps why it was withdrawn, and what waited in a revision', () => {
    expect(decide(adIn(1), 'owner', { type: 'ad.withdrawn', reason: 'sold' })).toMatchObject({
      changes: { ...moved(6), archivedReason: 'sold', revisionState: 'none', editedAt: NOW },
      effects: ['stopPromotions', 'applyRevision'],
    })
  })

  const renewed = { type: 'ad.renewed' } as const

  it.each([5, 6] as const)('renews an unchanged ad at once, from %s', (stat) => {
    expect(decide(adIn(stat), 'owner', renewed)).toEqual({
      ok: true,
      changes: {
        ...moved(1),
        paymentStatus: 0,
        publicationUnused: false,
        liftedAt: daysAgo(3),
        expiresAt: daysAhead(30),
        archivedReason: null,
        reasons: [],
      },
      effects: ['resumePromotions'],
    })
  })

  it.each([
    ['was edited since', { editedAt: NOW }],
    ['was published more than 90 days ago', { publishedAt: daysAgo(91), editedAt: daysAgo(92) }],
    ['was never published', { publishedAt: null }],
  ])('renews through moderation what %s', (_, facts) => {
    expect(decide(adIn(5, facts), 'owner', renewed)).toMatchObject({
      changes: { ...moved(2), queuedAt: NOW },
    })
  })

  it('takes a package unit where no quota is left, checked or not', () => {
    for (const [facts, effects] of [
      [{}, ['takeUnit', 'resumePromotions']],
      [{ editedAt: NOW }, ['takeUnit']],
    ] as const) {
      const ad = adIn(5, { ...facts, freeQuotaLeft: false })
      expect(decide(ad, 'owner', renewed)).toMatchObject({
        changes: { paymentStatus: 3 },
        effects,
      })
    }
  })

  it('needs a unit', () => {
    const ad = adIn(5, { freeQuotaLeft: false, packageUnitLeft: false })
    expect(decide(ad, 'owner', renewed)).toEqual(refused('ad.quota'))
  })
})

describe('domain §3: block and appeal', () => {
  const blocked = { type: 'ad.blocked', reasons: REASONS } as const

  it('remembers who blocked', () => {
    expect(decide(adIn(2), 'moderator', { ...blocked, reasons: REASONS })).toMatchObject({
      changes: { ...moved(4), reasons: REASONS, lastModeratorId: ACTORS.moderator.userId },
    })
  })

  it.each([1, 2, 3] as const)('needs reasons, in %s', (stat) => {
    expect(decide(adIn(stat), 'moderator', { type: 'ad.blocked', reasons: [] })).toEqual(
      refused('moderation.reasons_missing'),
    )
  })

  it('may be appealed once', () => {
    const appealed = { type: 'ad.appealed', text: ' Машина моя ' } as const
    expect(decide(adIn(4), 'owner', appealed)).toMatchObject({
      changes: { ...moved(2), appealed: true, appealText: 'Машина моя', queuedAt: NOW },
    })
    expect(decide(adIn(4, { appealed: true }), 'owner', appealed)).toEqual(
      refused('ad.illegal_transition'),
    )
  })

  it('an appeal says why', () => {
    expect(decide(adIn(4), 'owner', { type: 'ad.appealed', text: ' ' })).toEqual(
      refused('ad.appeal_missing'),
    )
  })

  const underAppeal = adIn(2, { appealed: true, lastModeratorId: ACTORS.moderator.userId })

  it.each([
    { type: 'ad.approved' },
    { type: 'ad.fixRequested', reasons: REASONS },
    { type: 'ad.blocked', reasons: REASONS },
  ] satisfies AdEventPayload[])('another moderator decides an appeal: $type', (verdict) => {
    expect(decide(underAppeal, 'moderator', verdict)).toEqual(refused('session.forbidden'))
    expect(decide(underAppeal, 'senior', verdict).ok).toBe(true)
  })

  it('the system decides no appeal, and an accepted one starts promotions again', () => {
    expect(decide(underAppeal, 'system', { type: 'ad.approved' })).toEqual(
      refused('ad.illegal_transition'),
    )
    expect(decide(underAppeal, 'senior', { type: 'ad.approved' })).toMatchObject({
      changes: { lastModeratorId: null },
      effects: ['resumePromotions'],
    })
  })
})

describe('domain §3: lift, dates, override', () => {
  it('an owner lifts a paid ad, 48 hours apart', () => {
    const lifted = { type: 'ad.lifted' } as const
    expect(decide(adIn(1, { liftedAt: daysAgo(2) }), 'owner', lifted)).toEqual({
      ok: true,
      changes: { liftedAt: NOW },
      effects: ['useLift'],
    })
    expect(decide(adIn(1, { liftedAt: daysAgo(1.9) }), 'owner', lifted)).toEqual(
      refused('ad.lift_too_soon'),
    )
    expect(decide(adIn(1, { liftPaid: false }), 'owner', lifted)).toEqual(
      refused('ad.illegal_transition'),
    )
  })

  it('a moderator lifts at any time, with a reason', () => {
    const ad = adIn(1, { liftPaid: false, liftedAt: NOW })
    expect(decide(ad, 'moderator', { type: 'ad.lifted', reason: 'Ошибка' })).toEqual({
      ok: true,
      changes: { liftedAt: NOW },
      effects: [],
    })
    expect(decide(ad, 'moderator', { type: 'ad.lifted', reason: ' ' })).toEqual(
      refused('moderation.reasons_missing'),
    )
  })

  it.each([
    ['in the past', { expiresAt: daysAgo(1) }],
    ['now', { expiresAt: NOW }],
    ['more than 90 days ahead', { expiresAt: daysAhead(90.1) }],
    ['before the publication', { publishedAt: daysAhead(20), expiresAt: daysAhead(10) }],
  ])('refuses an expiry %s', (_, dates) => {
    const datesSet = { type: 'ad.datesSet', reason: 'Просьба', ...dates } as const
    expect(decide(adIn(1), 'moderator', datesSet)).toEqual(refused('request.invalid'))
  })

  it('sets dates up to 90 days ahead', () => {
    const dates = { publishedAt: daysAgo(1), expiresAt: daysAhead(90) }
    const datesSet = { type: 'ad.datesSet', reason: 'Просьба', ...dates } as const
    const ad = adIn(1, { expiresAt: daysAhead(1) })
    expect(decide(ad, 'moderator', datesSet)).toEqual({ ok: true, changes: dates, effects: [] })
  })

  it('an override needs a comment', () => {
    expect(decide(adIn(7), 'senior', { type: 'ad.overridden', stat: 1, comment: ' ' })).toEqual(
      refused('moderation.reasons_missing'),
    )
  })

  it('an override makes the state make sense', () => {
    const to = (stat: 1 | 2 | 4) =>
      decide(adIn(4), 'senior', { type: 'ad.overridden', stat, comment: 'Ошибка модератора' })
    expect(to(1)).toMatchObject({
      changes: { publishedAt: NOW, expiresAt: daysAhead(30) },
      effects: ['resumePromotions'],
    })
    expect(to(2)).toMatchObject({ changes: { queuedAt: NOW } })
    expect(to(4)).toMatchObject({ changes: { lastModeratorId: ACTORS.senior.userId } })
  })
})
