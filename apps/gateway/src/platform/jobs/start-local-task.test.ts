import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FinishedRun } from './finished-run.ts'
import { startLocalTask } from './start-local-task.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lines: { level: number; job: string; changed?: number }[] = []
const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })

function start(run: () => Promise<number>) {
  lines.length = 0
  const finished: FinishedRun[] = []
  const onJobFinished = (one: FinishedRun) => finished.push(one)
  const task = { name: 'clean', everyMs: 1000, run }
  return { stop: startLocalTask(task, { log, onJobFinished }), finished }
}

it('runs again and again after the interval with some jitter, until it is stopped', async () => {
  const run = vi.fn(async () => 2)
  const { stop, finished } = start(run)
  await vi.advanceTimersByTimeAsync(999)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run.mock.calls.length).toBeGreaterThan(7)
  expect(finished[0]).toEqual({
    name: 'clean',
    outcome: 'completed',
    seconds: expect.any(Number),
  })
  expect(lines[0]).toMatchObject({ job: 'clean', changed: 2 })
  stop()
  run.mockClear()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).not.toHaveBeenCalled()
})

it('a run that fails is logged and counted, and the next one comes', async () => {
  const { stop, finished } = start(() => Promise.reject(new Error('no folder')))
  await vi.advanceTimersByTimeAsync(3000)
  stop()
  expect(finished.length).toBeGreaterThan(1)
  expect(new Set(finished.map(({ outcome }) => outcome))).toEqual(new Set(['failed']))
  expect(lines[0]).toMatchObject({ level: 50, job: 'clean', err: { message: 'no folder' } })
})

it('does not keep the process alive', () => {
  vi.useRealTimers()
  const setTimer = vi.spyOn(globalThis, 'setTimeout')
  const { stop } = start(async () => 0)
  const timer = setTimer.mock.results.at(-1)?.value as NodeJS.Timeout
  setTimer.mockRestore()
  expect(timer.hasRef()).toBe(false)
  stop()
})
