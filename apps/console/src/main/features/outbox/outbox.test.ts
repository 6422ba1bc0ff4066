import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Account, HOLD_MS } from '../../../shared/outbox.ts'
import { BORIS, MARINA } from '../../testing/accounts.ts'
import { approval, beginOutbox, keysOf, pass, SECOND } from './testing/outbox-processes.ts'

const ELSEWHERE: Account = { ...MARINA, server: 'https://other.example' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

it('domain §9: a decision is stored before it is confirmed, held for 10 s, then sent', async () => {
  const gateway = beginOutbox()
  const outbox = gateway.startProcess()
  expect(await outbox.send(approval())).toBe('stored')
  expect(gateway.stored()).toMatchObject([{ adId: '11' }])
  await pass(HOLD_MS - 1)
  expect(gateway.ask).not.toHaveBeenCalled()
  await pass(1)
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
  expect(await outbox.read()).toEqual([])
  expect(gateway.stored()).toEqual([])
})

it('domain §9: Z takes the newest held decision back, on the disk too; it is never sent', async () => {
  const gateway = beginOutbox()
  const outbox = gateway.startProcess()
  await outbox.send(approval('11'))
  await outbox.send(approval('12'))
  expect(await outbox.takeBack()).toMatchObject({ adId: '12' })
  expect(gateway.stored()).toMatchObject([{ adId: '11' }])
  await pass(HOLD_MS)
  expect(gateway.performed('moderator.decideAd')).toMatchObject([{ params: { id: '11' } }])
  expect(await outbox.takeBack()).toBeNull()
})

it('domain §9: a decision that is being sent cannot be taken back', async () => {
  const gateway = beginOutbox()
  const outbox = gateway.startProcess()
  const { promise, resolve } = Promise.withResolvers<void>()
  const { ask } = gateway
  const send = ask.getMockImplementation()
  ask.mockImplementationOnce(async (request) => {
    await promise
    if (!send) throw new Error('There is no gateway')
    return send(request)
  })
  await outbox.send(approval())
  await pass(HOLD_MS)
  expect(await outbox.read()).toMatchObject([{ state: 'sending' }])
  expect(await outbox.takeBack()).toBeNull()
  resolve()
  await pass(0)
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
})

it('domain §9: a full disk is no saved decision, and none that cannot be taken back', async () => {
  const gateway = beginOutbox()
  const outbox = gateway.startProcess()
  gateway.fault.now = new Error('ENOSPC')
  expect(await outbox.send(approval())).toBe('unwritable')
  expect(await outbox.read()).toEqual([])
  gateway.fault.now = null
  await outbox.send(approval('12'))
  gateway.fault.now = new Error('ENOSPC')
  await expect(outbox.takeBack()).rejects.toThrow('ENOSPC')
  expect(await outbox.read()).toMatchObject([{ adId: '12', state: 'held' }])
  await pass(HOLD_MS)
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
  expect(await outbox.read()).toEqual([])
})

it('domain §9: a killed process loses nothing and doubles nothing', async () => {
  const gateway = beginOutbox()
  const killed = gateway.startProcess()
  await killed.send(approval('11'))
  gateway.line({ state: 'losesAnswers' })
  await pass(HOLD_MS)
  await killed.send(approval('12'))
  killed.kill()
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)

  gateway.line({ state: 'up' })
  const restarted = gateway.startProcess(null)
  restarted.logIn(MARINA)
  await pass(0)
  expect(gateway.performed('moderator.decideAd').map(({ params }) => params)).toEqual([
    { id: '11' },
    { id: '12' },
  ])
  expect(keysOf(gateway).size).toBe(2)
  expect(gateway.stored()).toEqual([])
})

it('domain §9: decisions leave with the session of their server and person only', async () => {
  const gateway = beginOutbox()
  const outbox = gateway.startProcess()
  await outbox.send(approval('11'))
  for (const other of [BORIS, ELSEWHERE, null]) {
    outbox.logIn(other)
    await pass(20 * SECOND)
    expect(await outbox.read()).toEqual([])
  }
  expect(await outbox.send(approval('12'))).toBe('sessionless')
  expect(gateway.ask).not.toHaveBeenCalled()
  expect(gateway.stored()).toMatchObject([{ adId: '11' }])

  outbox.logIn(MARINA)
  await pass(0)
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
  expect(gateway.sentBy).toEqual([MARINA])
})

it('domain §9: quitting sends what is held; where the line is not there it stays for the next start', async () => {
  const gateway = beginOutbox()
  const outbox = gateway.startProcess()
  await outbox.send(approval('11'))
  const flushed = outbox.flush(2 * SECOND)
  await pass(0)
  await flushed
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)

  await outbox.send(approval('12'))
  gateway.ask.mockImplementation(() => new Promise(() => undefined))
  const given = outbox.flush(2 * SECOND)
  await pass(2 * SECOND)
  await given
  expect(gateway.stored()).toMatchObject([{ adId: '12' }])
})
