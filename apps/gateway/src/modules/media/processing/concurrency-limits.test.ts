import { expect, it } from 'vitest'
import { decodingLimit, heicLimit } from './concurrency-limits.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, 2))

it('pictures in memory: two at a time, in the order in which they came', async () => {
  const started: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 9 }, (_, number) =>
      decodingLimit(async () => {
        started.push(number)
        running += 1
        most = Math.max(most, running)
        await pause()
        running -= 1
      }),
    ),
  )
  expect(most).toBe(2)
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

it('failed work gives its place to the next', async () => {
  await expect(heicLimit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await heicLimit(async () => 'yes')).toBe('yes')
})
