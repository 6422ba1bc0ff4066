import { setTimeout } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createPace } from './pace.ts'

function setup() {
  const wait = vi.fn(async (_ms: number) => undefined)
  return { pace: createPace(wait), pauses: () => wait.mock.calls.map(([ms]) => ms) }
}

it('runs one piece at a time, in the order of asking, also after a failure', async () => {
  const { pace } = setup()
  const steps: string[] = []
  const piece = (name: string, fails: boolean) => async () => {
    steps.push(`${name} begins`)
    await setTimeout(1)
    steps.push(`${name} ends`)
    if (fails) throw new Error('away')
  }
  await Promise.all([pace.run(piece('a', true)), pace.run(piece('b', false))])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

it('pauses longer where the process is busy, and never more than a second', async () => {
  const wait = vi.fn(async (_ms: number) => undefined)
  const usages = [
    { active: 1, idle: 499 },
    { active: 25, idle: 25 },
    { active: 50, idle: 0 },
  ]
  const pace = createPace(wait, () => () => usages.shift() ?? { active: 0, idle: 0 })
  for (let n = 0; n < 3; n++) await pace.run(async () => void (await setTimeout(50)))
  const [quiet = 0, half = 0, busy] = wait.mock.calls.map(([ms]) => ms)
  expect(quiet).toBeGreaterThan(0)
  expect(half).toBeGreaterThan(quiet)
  expect(busy).toBe(1000)
})

it('waits twice as long after each failure in a row, half a minute at most', async () => {
  const { pace, pauses } = setup()
  for (let n = 0; n < 7; n++) await pace.run(() => Promise.reject(new Error('away')))
  await pace.run(async () => undefined)
  await pace.run(() => Promise.reject(new Error('away')))
  expect(pauses().toSpliced(7, 1)).toEqual([
    ...[1000, 2000, 4000, 8000, 16_000, 30_000, 30_000],
    1000,
  ])
})

it('runs nothing once it has ended', async () => {
  const { pace } = setup()
  const piece = vi.fn(async () => undefined)
  const queued = pace.run(piece)
  pace.end()
  await queued
  await pace.run(piece)
  expect(piece).not.toHaveBeenCalled()
})
