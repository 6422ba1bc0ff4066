import { expect, it } from 'vitest'
import { createLimiter } from './limiter.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, 2))

it('never runs more at a time than it was made for, and runs all in order', async () => {
  const limit = createLimiter(2)
  const started: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 9 }, (_, number) =>
      limit(async () => {
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

it('gives the place of failed work to the next', async () => {
  const limit = createLimiter(1)
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit(async () => 'yes')).toBe('yes')
})
