import { renderHook } from '@testing-library/react'
import type { BatchState } from '@trassa/contracts/enumerations/batches'
import { expect, it } from 'vitest'
import { batchOf } from '../../testing/batch-samples.ts'
import { timeToGo, useTimeToGo } from './time-to-go.ts'

it.each([
  [[{ at: 0, waiting: 1000 }], ''],
  [
    [
      { at: 0, waiting: 1000 },
      { at: 1000, waiting: 1000 },
    ],
    '',
  ],
  [
    [
      { at: 0, waiting: 1500 },
      { at: 1000, waiting: 1000 },
    ],
    ', осталось около 2 с',
  ],
  [
    [
      { at: 0, waiting: 10_000 },
      { at: 10_000, waiting: 9500 },
    ],
    ', осталось около 4 мин',
  ],
])('is measured between answers: %j', (answers, text) => {
  expect(timeToGo(answers)).toBe(text)
})

it('a pause that no answer has shown is no part of the speed for long', () => {
  const at = (readAt: number, waiting: number, state: BatchState = 'running') => ({
    batch: batchOf({ state, counts: { waiting, changed: 0, refused: 0 } }),
    readAt,
  })
  const { result, rerender } = renderHook(({ batch, readAt }) => useTimeToGo(batch, readAt), {
    initialProps: at(0, 8000),
  })
  const hour = 3_600_000
  for (let answer = 0; answer < 5; answer += 1) {
    rerender(at(hour + answer * 1000, 7000 - answer * 500))
  }
  expect(result.current).toBe(', осталось около 10 с')
  rerender(at(2 * hour, 5000, 'paused'))
  expect(result.current).toBe('')
})
