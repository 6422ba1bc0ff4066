import { expect, it } from 'vitest'
import { createSearchTurns } from './search-turns.ts'

it('a search that is done at once waits for none', async () => {
  const takeTurns = createSearchTurns()
  const endless = Promise.withResolvers<void>()
  let isOpen = false
  const long = takeTurns(() => isOpen).then(endless.resolve)
  await takeTurns(() => true)
  isOpen = true
  await Promise.all([long, endless.promise])
})

it('long searches take turns, slice by slice, and the event loop goes on between slices', async () => {
  const takeTurns = createSearchTurns()
  const steps: string[] = []
  const search = (name: string) => {
    let left = 3
    return takeTurns(() => {
      steps.push(name)
      return --left === 0
    })
  }
  await Promise.all([search('a'), search('b')])
  expect(steps).toEqual(['a', 'b', 'a', 'a', 'b', 'b'])
})

it('a slice is over after some milliseconds', async () => {
  let rounds = 0
  await createSearchTurns()((isOver) => {
    while (!isOver());
    return ++rounds === 2
  })
  expect(rounds).toBe(2)
})

it('one too many is refused, and a failure leaves the turn to the next', async () => {
  const takeTurns = createSearchTurns()
  let isOpen = false
  const waiting = Array.from({ length: 16 }, () => takeTurns(() => isOpen))
  await expect(takeTurns(() => false)).rejects.toMatchObject({ code: 'server.unavailable' })
  isOpen = true
  await Promise.all(waiting)
  let calls = 0
  const failing = takeTurns(() => {
    if (++calls > 1) throw new Error('broken')
    return false
  })
  let later = 0
  const next = takeTurns(() => ++later > 1)
  await expect(failing).rejects.toThrow('broken')
  await next
})
