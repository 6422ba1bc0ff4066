import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConnection } from './connection.ts'

const SECOND = 1000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server whose answers can stop; a probe then ends after its patience. */
function begin() {
  const server: { answers: boolean | null } = { answers: true }
  const probe = vi.fn(async () => {
    if (server.answers === false) await new Promise((resolve) => setTimeout(resolve, 2 * SECOND))
    return server.answers
  })
  const onChanged = vi.fn()
  const connection = createConnection({ probe, onChanged })
  connection.watch()
  return { server, probe, onChanged, connection }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('domain §9: a server that hangs is known within 5 s, and its return too', async () => {
  const { server, connection, onChanged } = begin()
  await pass(7 * SECOND)
  server.answers = false
  await pass(5 * SECOND)
  expect(connection.read()).toBe('down')
  server.answers = true
  await pass(5 * SECOND)
  expect(onChanged.mock.calls).toEqual([['down'], ['up']])
})

it('a computer whose time is set back knows a server that hangs as soon', async () => {
  const { server, connection } = begin()
  connection.streamAlive()
  vi.setSystemTime(Date.now() - 3600 * SECOND)
  server.answers = false
  await pass(10 * SECOND)
  expect(connection.read()).toBe('down')
})

it('while the stream pings, nothing is probed', async () => {
  const { probe, connection } = begin()
  for (let second = 0; second < 20; second += 2) {
    connection.streamAlive()
    await pass(2 * SECOND)
  }
  expect(probe).not.toHaveBeenCalled()
})

it('a stream that falls silent is a lost line at once; one that a proxy has ended is none', async () => {
  const { server, connection, onChanged } = begin()
  connection.streamAlive()
  connection.streamDead()
  await pass(SECOND)
  expect(onChanged).not.toHaveBeenCalled()
  server.answers = false
  connection.streamDead()
  await pass(500)
  expect(connection.read()).toBe('down')
})

it('pings do not hide that calls get no answer', async () => {
  const { server, connection } = begin()
  server.answers = false
  connection.unanswered()
  await pass(2 * SECOND)
  connection.streamAlive()
  expect(connection.read()).toBe('down')
  connection.answered()
  expect(connection.read()).toBe('up')
})

it('without a server nothing is wrong', async () => {
  const { server, connection } = begin()
  server.answers = null
  await pass(10 * SECOND)
  expect(connection.read()).toBe('up')
})

it('a probe that fails after a call was answered shows no lost line', async () => {
  const { server, connection, onChanged } = begin()
  server.answers = false
  connection.unanswered()
  await pass(SECOND)
  connection.answered()
  await pass(2 * SECOND)
  expect(onChanged).not.toHaveBeenCalled()
})
