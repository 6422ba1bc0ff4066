import type { Batch } from '@trassa/contracts/entities/moderator/batch'
import { MODERATOR } from './samples.ts'

export const BATCH_ID = '0d5b2f7e-6a6b-4a53-9a4e-0f3f3f0b8a10'

/** A lift of the logged-in moderator after its dry run. */
export const batchOf = (fields: Partial<Batch> = {}): Batch => ({
  id: BATCH_ID,
  kind: 'change',
  parentId: null,
  action: { type: 'lift', reason: 'Акция' },
  cityName: null,
  state: 'checked',
  moderatorId: MODERATOR.id,
  moderatorName: MODERATOR.username,
  createdAt: new Date().toISOString(),
  startsAt: null,
  startsInMs: null,
  finishedAt: null,
  total: 8412,
  expectedTotal: null,
  owners: 120,
  counts: { waiting: 8214, changed: 0, refused: 198 },
  refusals: [
    { code: 'ad.illegal_transition', stat: 6, count: 131 },
    { code: 'moderation.claimed', stat: 2, count: 67 },
  ],
  retryable: 67,
  undoableUntil: null,
  ...fields,
})
