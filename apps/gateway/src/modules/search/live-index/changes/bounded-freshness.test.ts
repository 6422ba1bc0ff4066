import { expect, it } from 'vitest'
import { createFreshness } from './bounded-freshness.ts'

const BOUND = 20

/** Readings that end when the test says so, a clock that it moves, and an epoch that it raises. */
function startFreshness(bound = BOUND) {
  const state = { now: 1000, epoch: 0, readings: [] as PromiseWithResolvers<void>[] }
  const read = () => {
    const reading = Promise.withResolvers<void>()
    state.readings.push(reading)
    return reading.promise
  }
  const freshness = createFreshness(read, {
    bound,
    clock: () => state.now,
    epoch: () => state.epoch,
  })
  const readings = () => state.readings.length
  const end = async (number: number) => {
    state.readings[number - 1]?.resolve()
    await settled()
  }
  /** Whether a request that comes now is answered without waiting. */
  const isAnswered = async () => {
    const answer = ask()
    await settled()
    return answer.done
  }
  function ask() {
    const answer = { done: false, failed: undefined as unknown }
    freshness.upToDate().then(
      () => {
        answer.done = true
      },
      (error: unknown) => {
        answer.failed = error
      },
    )
    return answer
  }
  return { ...freshness, state, readings, end, ask, isAnswered }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function startRead(bound = BOUND) {
  const started = startFreshness(bound)
  started.ask()
  await started.end(1)
  return started
}

it('requests within the bound are answered without waiting, later ones by another reading', async () => {
  const { state, isAnswered, readings } = await startRead()
  state.now += BOUND / 2
  expect(await isAnswered()).toBe(true)
  expect(readings()).toBe(1)
  state.now += BOUND / 2 + 1
  expect(await isAnswered()).toBe(false)
  expect(readings()).toBe(2)
})

it('the age counts from the beginning of a reading, not from its end', async () => {
  const { state, ask, end, isAnswered } = startFreshness()
  const first = ask()
  state.now += BOUND + 5
  await end(1)
  expect(first.done).toBe(true)
  expect(await isAnswered()).toBe(false)
})

it('in the second half of the bound the next reading begins behind the requests, one at a time', async () => {
  const { state, isAnswered, readings, end } = await startRead()
  state.now += BOUND / 2 + 1
  expect(await isAnswered()).toBe(true)
  expect(await isAnswered()).toBe(true)
  expect(readings()).toBe(2)
  await end(2)
  state.now += BOUND - 1
  expect(await isAnswered()).toBe(true)
})

it('nothing is read while there are no requests', async () => {
  const { state, readings } = await startRead()
  state.now += 100 * BOUND
  await settled()
  expect(readings()).toBe(1)
})

it('a write of this process makes what was read before it insufficient, also what is being read', async () => {
  const { state, ask, end, readings, isAnswered } = await startRead()
  state.epoch += 1
  const waiting = ask()
  state.epoch += 1
  const later = ask()
  await end(2)
  expect([waiting.done, later.done]).toEqual([true, false])
  expect(readings()).toBe(3)
  await end(3)
  expect(later.done).toBe(true)
  expect(await isAnswered()).toBe(true)
})

it('a reading under way is enough for a request that comes meanwhile, if it ends within the bound', async () => {
  const { state, ask, end, readings } = await startRead()
  state.now += BOUND + 1
  ask()
  state.now += BOUND / 2
  const early = ask()
  await end(2)
  expect(early.done).toBe(true)
  expect(readings()).toBe(2)
})

it('those who wait for readings that take longer than the bound share one that began after them', async () => {
  const { state, ask, end, readings } = await startRead()
  state.now += BOUND + 1
  ask()
  const late = [ask(), ask(), ask()]
  state.now += BOUND + 1
  await end(2)
  expect(late.map(({ done }) => done)).toEqual([false, false, false])
  state.now += BOUND + 1
  await end(3)
  expect(late.map(({ done }) => done)).toEqual([true, true, true])
  expect(readings()).toBe(3)
})

it('a reading that fails fails those who started it; those who came later get another one', async () => {
  const { state, ask, end, readings } = await startRead()
  state.now += BOUND + 1
  const starter = ask()
  const later = ask()
  state.readings[1]?.reject(new Error('connection lost'))
  await settled()
  expect(starter.failed).toBeInstanceOf(Error)
  expect(readings()).toBe(3)
  await end(3)
  expect(later).toEqual({ done: true, failed: undefined })
})

it('a failed reading ahead fails no request while the former one is within the bound', async () => {
  const { state, isAnswered, ask } = await startRead()
  state.now += BOUND / 2 + 1
  expect(await isAnswered()).toBe(true)
  state.readings[1]?.reject(new Error('connection lost'))
  await settled()
  expect(await isAnswered()).toBe(true)
  state.now += BOUND
  const late = ask()
  state.readings[2]?.reject(new Error('connection lost'))
  await settled()
  state.readings[3]?.reject(new Error('connection lost'))
  await settled()
  expect(late.failed).toBeInstanceOf(Error)
})

it('without a bound each request waits for a reading that began after it', async () => {
  const { isAnswered, readings, end } = await startRead(0)
  expect(await isAnswered()).toBe(false)
  expect(await isAnswered()).toBe(false)
  expect(readings()).toBe(2)
  await end(2)
  expect(readings()).toBe(3)
})
