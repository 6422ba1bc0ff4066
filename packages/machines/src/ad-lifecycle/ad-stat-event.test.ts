import type { AdStat } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { eventForStat, type StatRequest } from './ad-stat-event.ts'
import { ACTORS, adIn, NOW, REASONS } from './testing/ad-samples.ts'

const ask = (from: AdStat, request: StatRequest) =>
  eventForStat(adIn(from), request, ACTORS.owner, NOW)

describe('§7 update-stat: what a wanted stat means', () => {
  it.each([
    [0, 2, 'ad.submitted'],
    [3, 2, 'ad.resubmitted'],
    [4, 2, 'ad.appealed'],
    [1, 6, 'ad.withdrawn'],
    [2, 6, 'ad.withdrawn'],
    [3, 6, 'ad.withdrawn'],
    [2, 7, 'ad.deleted'],
    [3, 7, 'ad.deleted'],
    [5, 1, 'ad.renewed'],
    [5, 2, 'ad.renewed'],
    [6, 1, 'ad.renewed'],
    [6, 2, 'ad.renewed'],
    [0, 7, 'ad.deleted'],
    [5, 7, 'ad.deleted'],
    [6, 7, 'ad.deleted'],
    [2, 1, 'ad.approved'],
    [1, 1, 'ad.approved'],
    [2, 3, 'ad.fixRequested'],
    [1, 3, 'ad.fixRequested'],
    [1, 4, 'ad.blocked'],
    [2, 4, 'ad.blocked'],
    [3, 4, 'ad.blocked'],
    [7, 6, 'ad.restored'],
  ] as const)('%s → %s is %s', (from, stat, type) => {
    expect(ask(from, { stat })?.type).toBe(type)
  })

  it.each([
    [0, 1],
    [1, 5],
    [0, 6],
    [1, 7],
    [4, 1],
    [7, 1],
  ] as const)('%s → %s is no event of a role, and an override with a comment', (from, stat) => {
    expect(ask(from, { stat })).toBeNull()
    expect(ask(from, { stat, comment: 'Решение суда' })).toMatchObject({
      type: 'ad.overridden',
      stat,
      comment: 'Решение суда',
    })
  })

  it.each([
    [4, 2],
    [0, 7],
    [2, 6],
    [2, 7],
    [3, 6],
    [3, 7],
    [5, 7],
    [6, 7],
  ] as const)(
    '%s → %s is the owner’s alone: of any other actor with a comment an override',
    (from, stat) => {
      const request = { stat, comment: 'Решение суда' }
      expect(eventForStat(adIn(from), request, ACTORS.senior, NOW)?.type).toBe('ad.overridden')
      expect(ask(from, request)?.type).not.toBe('ad.overridden')
    },
  )

  it('carries who, when and why', () => {
    expect(ask(1, { stat: 6, reason: 'sold' })).toEqual({
      type: 'ad.withdrawn',
      reason: 'sold',
      actor: ACTORS.owner,
      now: NOW,
    })
    expect(ask(1, { stat: 6 })).toMatchObject({ reason: 'other' })
    expect(ask(4, { stat: 2, appeal: 'Машина моя' })).toMatchObject({ text: 'Машина моя' })
    expect(ask(2, { stat: 3, reasons: REASONS })).toMatchObject({ reasons: REASONS })
  })
})
