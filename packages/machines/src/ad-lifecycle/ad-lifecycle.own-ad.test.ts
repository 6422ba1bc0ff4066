import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import type { EventActor } from '../event-actor.ts'
import { allowedEvents, decideTransition } from './ad-lifecycle.decision.ts'
import type { AdEventPayload, AdFacts } from './ad-lifecycle.types.ts'
import { decide, refused } from './testing/ad-decide.ts'
import { ACTORS, adIn, EVENT_PAYLOADS, NOW } from './testing/ad-samples.ts'

const STATES = Object.values(AD_STATS)
const STAFF = ['support', 'moderator', 'senior'] as const
/** The owner of the sample ads, with the role of another actor. */
const ownerLike = (name: (typeof STAFF)[number]): EventActor => ({
  ...ACTORS.owner,
  role: ACTORS[name].role,
})
const decideOwn = (ad: AdFacts, actor: EventActor, payload: AdEventPayload) =>
  decideTransition(ad, { ...payload, actor, now: NOW })

describe.each(STAFF)('domain §2: no decision on an own ad: %s', (name) => {
  const actor = ownerLike(name)

  it.each(STATES)('in $stat ($label) may do what any owner may, and nothing else', ({ stat }) => {
    const ofOwner = allowedEvents(adIn(stat), ACTORS.owner, NOW)
    expect(allowedEvents(adIn(stat), actor, NOW)).toEqual(ofOwner)
  })

  it.each(STATES)(
    'in $stat ($label) what another may decide is refused with its reason',
    (state) => {
      const ad = adIn(state.stat)
      for (const payload of EVENT_PAYLOADS) {
        if (!decide(ad, name, payload).ok || decide(ad, 'owner', payload).ok) continue
        expect(decideOwn(ad, actor, payload), payload.type).toEqual(refused('moderation.own_ad'))
      }
    },
  )
})

it('domain §2: a moderator’s own ad is not lifted free of charge', () => {
  const ad = adIn(1, { liftPaid: false })
  const lifted = { type: 'ad.lifted', reason: 'Ошибка в поиске' } as const
  expect(decideOwn(ad, ownerLike('moderator'), lifted)).toEqual(refused('moderation.own_ad'))
})

it.each(STATES)('domain §2: a senior’s own ad is not overridden to $stat', ({ stat }) => {
  const overridden = { type: 'ad.overridden', stat, comment: 'Решение суда' } as const
  const facts = { complete: false }
  expect(decideOwn(adIn(4, facts), ownerLike('senior'), overridden)).toEqual(
    refused('moderation.own_ad'),
  )
})
