import { expect, it, vi } from 'vitest'
import { createFlag } from './flag.ts'

it('work is waited for until the flag is raised, and then goes on by itself', async () => {
  const flag = createFlag()
  const work = Promise.withResolvers<string>()
  const waiting = [flag.unlessRaised(() => work.promise), flag.unlessRaised(() => work.promise)]
  flag.raise()
  expect(await Promise.all(waiting)).toEqual([undefined, undefined])
  // Is reported to nothing that waits, and is no unhandled rejection.
  work.reject(new Error('away'))
  flag.lower()
  expect(await flag.unlessRaised(async () => 'done')).toBe('done')
  await expect(flag.unlessRaised(() => work.promise)).rejects.toThrow('away')
})

it('while it is raised no work is begun', async () => {
  const flag = createFlag()
  flag.raise()
  const work = vi.fn(async () => 'done')
  expect(await flag.unlessRaised(work)).toBeUndefined()
  expect(work).not.toHaveBeenCalled()
})
