import type { AuditEntry } from '@trassa/contracts/entities/moderator/moderation'
import { expect, it } from 'vitest'
import { changedLabels } from './changed-labels.ts'
import { foldEdits } from './fold-edits.ts'

const entry = (id: number, minute: number, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id: String(id),
  at: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
  actorId: '7',
  actorName: 'Иван',
  actorRole: 'user',
  event: 'ad.edited',
  fromStat: 3,
  toStat: 3,
  reason: null,
  changed: ['price'],
  ...fields,
})

it('§9 history: edits of one sitting are one line, other events and other people are not', () => {
  const lines = foldEdits([
    entry(9, 55, { event: 'ad.resubmitted', toStat: 2 }),
    entry(8, 54, { changed: ['year', 'price'] }),
    entry(7, 50, { event: 'photos.set', changed: ['photoIds'] }),
    entry(6, 40),
    // A namesake.
    entry(5, 39, { actorId: '9' }),
    entry(4, 38, { reason: 'По просьбе' }),
    entry(3, 5),
    entry(2, 4),
  ])
  expect(lines.map(({ entry: { id }, total, minutes }) => [id, total, minutes])).toEqual([
    ['9', 1, 1],
    ['8', 3, 14],
    ['5', 1, 1],
    ['4', 1, 1],
    ['3', 2, 1],
  ])
  expect(lines[1]?.changed).toEqual(['year', 'price', 'photoIds'])
})

it('§9 history: what has changed is told in words, derived columns are left out', () => {
  const changed = ['price', 'markId', 'year', 'title', 'summary', 'owners']
  expect(changedLabels('auto', changed)).toEqual([
    'цена',
    'марка',
    expect.stringContaining('год'),
    expect.any(String),
  ])
})
