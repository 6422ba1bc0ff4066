import type { AuditEntry } from '@trassa/contracts/entities/moderator/moderation'
import { expect, it } from 'vitest'
import { moderatedAd } from '../../testing/samples.ts'
import { isChangedByOthers } from './changed-by-others.ts'

const ME = '4'

const entry = (id: string, actorId: string, event: AuditEntry['event']): AuditEntry => ({
  id,
  at: '2026-11-21T09:00:00.000Z',
  actorId,
  actorName: 'Иван',
  actorRole: 'user',
  event,
  fromStat: 1,
  toStat: 1,
  reason: null,
})

const FIRST = entry('1', '7', 'ad.edited')
const BY_OWNER = entry('2', '7', 'ad.edited')
const opened = moderatedAd('5', { version: 3, history: [FIRST] })
const isChanged = (...history: AuditEntry[]) =>
  isChangedByOthers(opened, { ...opened, version: 3 + history.length, history }, ME)

it.each([
  ['an edit of the owner is told', true, [BY_OWNER, FIRST]],
  ['an own edit is not', false, [entry('2', ME, 'ad.edited'), FIRST]],
  ['an own edit hides no other one', true, [entry('3', ME, 'ad.edited'), BY_OWNER, FIRST]],
  ['a look at the phone is no decision', true, [entry('3', ME, 'phone.revealed'), BY_OWNER, FIRST]],
  ['an own decision ends it', false, [entry('3', ME, 'ad.lifted'), BY_OWNER, FIRST]],
  ['until the next edit', true, [entry('4', '7', 'ad.edited'), entry('3', ME, 'ad.lifted'), FIRST]],
])('domain §9: %s', (_, expected, history) => {
  expect(isChanged(...history)).toBe(expected)
})
