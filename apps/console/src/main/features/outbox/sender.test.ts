import { AppError } from '@trassa/contracts/app-error'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moderatedAd } from '../../../renderer/testing/samples.ts'
import { HOLD_MS, type NewDecision } from '../../../shared/outbox.ts'
import { MARINA } from '../../testing/accounts.ts'
import { approval, beginOutbox, keysOf, pass, SECOND } from './testing/outbox-processes.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

it('domain §9: 503, then 200: the decision waits for Retry-After and is carried out once', async () => {
  const gateway = beginOutbox()
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

it.each([-1, 1])(
  'domain §9: a computer whose time is set by %d h holds and sends as before',
  async (hours) => {
    const gateway = beginOutbox()
    const outbox = gateway.startProcess()
    const turnClock = () => vi.setSystemTime(Date.now() + hours * 3600 * SECOND)
    await outbox.send(approval('11'))
    await pass(4 * SECOND)
    turnClock()
    await outbox.send(approval('12'))
    outbox.resume()
    await pass(0)
    expect(await outbox.read()).toMatchObject([{ state: 'held' }, { state: 'held' }])
    expect(await outbox.takeBack()).toMatchObject({ adId: '12' })
    gateway.line({ state: 'busy', retryAfter: 20 })
    await pass(6 * SECOND)
    expect(gateway.ask).toHaveBeenCalledTimes(1)

    turnClock()
    gateway.line({ state: 'up' })
    outbox.resume()
    await pass(19 * SECOND)
    expect(gateway.ask).toHaveBeenCalledTimes(1)
    await pass(SECOND)
    expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
    expect(await outbox.read()).toEqual([])
  },
)

it('without Retry-After the pauses double, up to a minute; the line’s return ends a pause', async () => {
  const gateway = beginOutbox()
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
  const gateway = beginOutbox()
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
  ['a lift', { ...approval(), change: { type: 'lift', reason: 'Акция' } }, 'moderator.liftAd'],
  [
    'a dismissal of complaints',
    { ...approval(), change: { type: 'dismissComplaints' } },
    'complaints.dismiss',
  ],
] as const)(
  'domain §1: %s whose answer was lost is not carried out again',
  async (_, decision, call) => {
    const gateway = beginOutbox({
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

it('a refusal stays until it has been read; nothing is sent again', async () => {
  const gateway = beginOutbox({
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
  const gateway = beginOutbox({
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

it('a 401 that comes after the next login of the account stops nothing', async () => {
  const gateway = beginOutbox()
  const outbox = gateway.startProcess()
  const { promise, reject } = Promise.withResolvers<never>()
  gateway.ask.mockImplementationOnce(() => promise)
  await outbox.send(approval())
  await pass(HOLD_MS)
  expect(gateway.ask).toHaveBeenCalledTimes(1)
  outbox.logIn(MARINA)
  await pass(0)
  reject(new AppError('session.missing'))
  await pass(SECOND)
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
  expect(await outbox.read()).toEqual([])
})
