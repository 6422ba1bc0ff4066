import type { ErrorCode } from '@trassa/contracts/errors'
import { describe, expect, it } from 'vitest'
import type { AdEventPayload } from './ad-lifecycle.types.ts'
import { decide, refused } from './testing/ad-decide.ts'
import { type ActorName, adIn, REASONS } from './testing/ad-samples.ts'

describe('domain §3: a refusal says what stands in the way', () => {
  it.each([
    ['stranger', { type: 'ad.withdrawn', reason: 'sold' }, 'ad.forbidden'],
    ['support', { type: 'ad.edited', identity: false, text: true }, 'ad.forbidden'],
    ['moderator', { type: 'ad.expired' }, 'session.forbidden'],
    ['owner', { type: 'ad.blocked', reasons: REASONS }, 'session.forbidden'],
    ['owner', { type: 'ad.approved' }, 'session.forbidden'],
    ['moderator', { type: 'ad.overridden', stat: 0, comment: 'Так' }, 'session.forbidden'],
    ['owner', { type: 'ad.submitted' }, 'ad.illegal_transition'],
  ] as const satisfies [ActorName, AdEventPayload, ErrorCode][])(
    '%s, %o: %s',
    (who, what, code) => {
      expect(decide(adIn(1), who, what)).toEqual(refused(code))
    },
  )
})
