import { AppError } from '@trassa/contracts/app-error'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ipcClient } from '../../../renderer/lib/ipc-client.ts'
import { type Answers, createFakeGateway } from '../../../renderer/testing/fake-gateway.ts'
import { moderatedAd } from '../../../renderer/testing/samples.ts'
import { type Account, HOLD_MS, type NewDecision } from '../../../shared/outbox.ts'
import { createOutbox } from './outbox.ts'
import { postDecision } from './post-decision.ts'

const SECOND = 1000
const MARINA: Account = { server: 'https://trassa.example', moderatorId: '4' }
const BORIS: Account = { ...MARINA, moderatorId: '5' }
const ELSEWHERE: Account = { ...MARINA, server: 'https://other.example' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

const approval = (adId = '11'): NewDecision => ({
  adId,
  version: 3,
  title: `LADA Granta, ${adId}`,
  change: { type: 'verdict', verdict: 'approve', reasons: [] },
})

/** A gateway that decides, with processes that share the files of one computer. */
function begin(answers: Answers = {}) {
  const gateway = createFakeGateway({
    'moderator.decideAd': () => moderatedAd('11', { stat: 1, version: 4 }),
    'moderator.bulkAds': () => ({
      batchId: crypto.randomUUID(),
      results: [{ id: '11', code: null, stat: 1, version: 4 }],
    }),
    ...answers,
  })
  const ask = vi.fn(gateway.ask)
  const disk = new Map<string, string>()
  const fault: { now: Error | null } = { now: null }
  const fileOf = ({ server, moderatorId }: Account) => {
    const name = `${server} ${moderatorId}`
    return {
      read: async () => JSON.parse(disk.get(name) ?? 'null') ?? undefined,
      write: async (value: unknown) => {
        if (fault.now) throw fault.now
        disk.set(name, JSON.stringify(value))
      },
      setAside: async () => void disk.delete(name),
    }
  }
  const sentBy: Account[] = []
  function startProcess(first: Account | null = MARINA) {
    let account = first
    let isKilled = false
    const listeners: (() => void)[] = []
    const outbox = createOutbox({
      files: fileOf,
      account: { current: () => account, subscribe: (listener) => void listeners.push(listener) },
      post: async (decision, owner) => {
        if (isKilled) await new Promise(() => undefined)
        sentBy.push(owner)
        await postDecision(ipcClient({ askGateway: ask }), decision)
      },
      onChanged: () => undefined,
    })
    return {
      ...outbox,
      logIn(next: Account | null) {
        account = next
        for (const listener of listeners) listener()
      },
      kill: () => {
        isKilled = true
      },
    }
  }
  const stored = (account = MARINA): unknown[] =>
    JSON.parse(disk.get(`${account.server} ${account.moderatorId}`) ?? '[]')
  return { ...gateway, ask, startProcess, stored, disk, fault, sentBy }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const keysOf = ({ ask }: ReturnType<typeof begin>) =>
  new Set(ask.mock.calls.map(([request]) => request.idempotencyKey))

it('domain §9: a decision is stored before it is confirmed, held for 10 s, then sent', async () => {
  const gateway = begin()
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
  const gateway = begin()
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
  const gateway = begin()
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
  const gateway = begin()
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

it('domain §9: 503, then 200: the decision waits for Retry-After and is carried out once', async () => {
  const gateway = begin()
  const outbox = gateway.startProcess()
  await outbox.send(approval())
  gateway.line({ state: 'busy', retryAfter: 20 })
  await pass(HOLD_MS)
  expect(await outbox.read()).toMatchObject([{ adId: '11', state: 'waiting' }])

  gateway.line({ state: 'up' })
  await pass(19 * SECOND)
  outbox.resume()
  await pass(0)
  expect(gateway.ask).toHaveBeenCalledTimes(1)
  await pass(SECOND)
  expect(gateway.ask).toHaveBeenCalledTimes(2)
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
  expect(keysOf(gateway).size).toBe(1)
  expect(await outbox.read()).toEqual([])
})

it('without Retry-After the pauses double, up to a minute; the line’s return ends a pause', async () => {
  const gateway = begin()
  const outbox = gateway.startProcess()
  await outbox.send(approval())
  const attempts: number[] = []
  const began = Date.now()
  gateway.ask.mockImplementation(async (request) => {
    attempts.push((Date.now() - began) / SECOND)
    throw new AppError('network.failed', { cause: request })
  })
  await pass(260 * SECOND)
  expect(attempts).toEqual([10, 12, 16, 24, 40, 72, 132, 192, 252])
  outbox.resume()
  await pass(0)
  expect(attempts).toHaveLength(10)
})

it('a decision whose hold ends during a pause waits and says so', async () => {
  const gateway = begin()
  const outbox = gateway.startProcess()
  await outbox.send(approval('11'))
  await pass(5 * SECOND)
  await outbox.send(approval('12'))
  gateway.line({ state: 'busy', retryAfter: 30 })
  await pass(10 * SECOND)
  expect(await outbox.read()).toMatchObject([
    { adId: '11', state: 'waiting' },
    { adId: '12', state: 'waiting' },
  ])
  expect(gateway.ask).toHaveBeenCalledTimes(1)
  gateway.line({ state: 'up' })
  await pass(30 * SECOND)
  expect(gateway.performed('moderator.decideAd').map(({ params }) => params)).toEqual([
    { id: '11' },
    { id: '12' },
  ])
})

const FIX: NewDecision = {
  ...approval(),
  change: {
    type: 'verdict',
    verdict: 'requestFix',
    reasons: [{ code: 'price.unreal', field: 'price', message: 'Укажите цену' }],
  },
}

it.each([
  ['an approval', approval(), 'moderator.decideAd'],
  // The ad stays active then: its state would not tell that the fix has been asked for.
  ['a fix of a revision', FIX, 'moderator.decideAd'],
  ['a lift', { ...approval(), change: { type: 'lift', reason: 'Акция' } }, 'moderator.bulkAds'],
] as const)(
  'domain §1: %s whose answer was lost is not carried out again',
  async (_, decision, call) => {
    const gateway = begin({
      'moderator.decideAd': () =>
        moderatedAd('11', { stat: AD_STATS.active.stat, revision: 'rejected', version: 4 }),
    })
    const outbox = gateway.startProcess()
    await outbox.send(decision)
    gateway.line({ state: 'losesAnswers' })
    await pass(HOLD_MS)
    expect(await outbox.read()).toMatchObject([{ state: 'waiting' }])
    gateway.line({ state: 'up' })
    await pass(2 * SECOND)
    expect(gateway.ask).toHaveBeenCalledTimes(2)
    expect(gateway.performed(call)).toHaveLength(1)
    expect(await outbox.read()).toEqual([])
  },
)

it('domain §9: a killed process loses nothing and doubles nothing', async () => {
  const gateway = begin()
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
  const gateway = begin()
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
  const gateway = begin()
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

it('a refusal stays until it has been read; nothing is sent again', async () => {
  const gateway = begin({
    'moderator.decideAd': () => {
      throw new AppError('ad.stale')
    },
  })
  const outbox = gateway.startProcess()
  await outbox.send(approval())
  await pass(120 * SECOND)
  expect(gateway.ask).toHaveBeenCalledTimes(1)
  const [refused] = await outbox.read()
  expect(refused).toMatchObject({ state: 'refused', refusal: 'ad.stale' })
  await outbox.dismiss(refused?.id ?? '')
  expect(gateway.stored()).toEqual([])
})

it('a lost session keeps the decision for the next login of its account', async () => {
  let isLoggedIn = false
  const gateway = begin({
    'moderator.decideAd': () => {
      if (!isLoggedIn) throw new AppError('session.missing')
      return moderatedAd('11')
    },
  })
  const outbox = gateway.startProcess()
  await outbox.send(approval())
  await pass(120 * SECOND)
  expect(gateway.ask).toHaveBeenCalledTimes(1)
  isLoggedIn = true
  outbox.logIn(MARINA)
  await pass(0)
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
})
