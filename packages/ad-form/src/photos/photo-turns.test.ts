import type { Photo } from '@trassa/contracts/entities/photo'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { photoOf } from '../testing/samples.ts'
import { createPhotoTurns } from './photo-turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function scripted() {
  const asked: { quarters: number; answer: (photo: Photo) => void; fail: () => void }[] = []
  const done = vi.fn()
  const turns = createPhotoTurns({
    turn: (_, quarters) =>
      new Promise((answer, fail) =>
        asked.push({ quarters, answer, fail: () => fail(new Error()) }),
      ),
    onDone: done,
  })
  return { turns, asked, done }
}

const pause = () => vi.advanceTimersByTimeAsync(1000)

it('shows each press at once and asks once for all of them', async () => {
  const { turns, asked, done } = scripted()
  turns.add(photoOf(1))
  turns.add(photoOf(1))
  expect(turns.read().get(photoOf(1).id)).toBe(2)
  await pause()
  expect(asked.map(({ quarters }) => quarters)).toEqual([2])
  asked[0]?.answer(photoOf(2))
  await pause()
  expect(done).toHaveBeenCalledWith(photoOf(1), photoOf(2))
  expect(turns.read().size).toBe(0)
})

it('asks for nothing after a whole turn', async () => {
  const { turns, asked } = scripted()
  for (let press = 0; press < 4; press += 1) turns.add(photoOf(1))
  await pause()
  expect(asked).toHaveLength(0)
  expect(turns.read().size).toBe(0)
})

it('turns the copy by what was pressed while it was made', async () => {
  const { turns, asked } = scripted()
  turns.add(photoOf(1))
  await pause()
  turns.add(photoOf(1))
  asked[0]?.answer(photoOf(2))
  await pause()
  expect(asked.map(({ quarters }) => quarters)).toEqual([1, 1])
})

it('shows a photo as it is when turning it has failed', async () => {
  const { turns, asked, done } = scripted()
  turns.add(photoOf(1))
  await pause()
  asked[0]?.fail()
  await pause()
  expect(turns.read().size).toBe(0)
  expect(done).not.toHaveBeenCalled()
})
