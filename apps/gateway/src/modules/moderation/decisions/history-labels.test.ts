import { AUDIT_EVENT_NAMES } from '@trassa/contracts/enumerations/moderation'
import { EVENT_PAYLOADS } from '@trassa/machines/ad-lifecycle/testing/ad-samples'
import { expect, it } from 'vitest'

it('whatever the lifecycle writes to the history has words that a moderator reads', () => {
  const events = EVENT_PAYLOADS.map((payload) => payload.type)
  expect(Object.keys(AUDIT_EVENT_NAMES)).toEqual(expect.arrayContaining(events))
})
