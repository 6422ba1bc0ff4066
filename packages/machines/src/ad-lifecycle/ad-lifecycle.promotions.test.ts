import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import type { AdEventPayload } from './ad-lifecycle.types.ts'
import { decide } from './testing/ad-decide.ts'
import { type ACTORS, adIn, daysAgo, daysAhead, EVENT_PAYLOADS } from './testing/ad-samples.ts'

const ACTOR_NAMES: (keyof typeof ACTORS)[] = ['owner', 'moderator', 'senior', 'system']
const stats = Object.values(AD_STATS).map(({ stat }) => stat)
const active = AD_STATS.active.stat

const effectsOf = (effects: readonly string[]) =>
  effects.filter((effect) => effect.endsWith('Promotions'))

describe('domain §5: the paid time of promotions runs while the ad is in the lists', () => {
  it.each(stats)('every event that is allowed in %s stops and resumes it rightly', (stat) => {
    for (const payload of EVENT_PAYLOADS) {
      for (const name of ACTOR_NAMES) {
        const decision = decide(adIn(stat, { expiresAt: daysAhead(1) }), name, payload)
        if (!decision.ok) continue
        const after = decision.changes.stat ?? stat
        const found = effectsOf(decision.effects)
        if (stat !== active) expect(found).toEqual(after === active ? ['resumePromotions'] : [])
        else if (after !== active) expect(found).toEqual(['stopPromotions'])
        else if (payload.type !== 'ad.overridden') expect(found).toEqual([])
      }
    }
  })

  it.each([
    { type: 'ad.overridden', stat: active, comment: 'Ошибка' },
    { type: 'ad.datesSet', expiresAt: daysAhead(9), reason: 'Просьба' },
  ] satisfies AdEventPayload[])(
    '$type brings back an ad whose time had passed: its standing time is not counted',
    (payload) => {
      const decision = decide(adIn(active, { expiresAt: daysAgo(1) }), 'senior', payload)
      expect(decision.ok && effectsOf(decision.effects)).toEqual([
        'stopPromotions',
        'resumePromotions',
      ])
    },
  )
})
