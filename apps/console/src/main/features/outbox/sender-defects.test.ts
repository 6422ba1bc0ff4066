import { AppError } from '@trassa/contracts/app-error'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moderatedAd } from '../../../renderer/testing/samples.ts'
import { HOLD_MS } from '../../../shared/outbox.ts'
import { approval, beginOutbox, keysOf, pass, SECOND } from './testing/outbox-processes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A gateway that fails on the first `times` attempts. */
async function begin(times: number) {
  let attempts = 0
  const gateway = beginOutbox({
    'moderator.decideAd': () => {
      attempts += 1
      if (attempts <= times) throw new AppError('server.failed')
      return moderatedAd('11', { stat: 1, version: 4 })
    },
  })
  const outbox = gateway.startProcess()
  await outbox.send(approval())
  await pass(HOLD_MS)
  return { gateway, outbox }
}

it('domain §1: a gateway that fails on a decision gets it again under the same key', async () => {
  const { gateway, outbox } = await begin(2)
  expect(await outbox.read()).toMatchObject([{ state: 'waiting' }])
  await pass(10 * SECOND)
  expect(await outbox.read()).toEqual([])
  expect(gateway.ask).toHaveBeenCalledTimes(3)
  expect(keysOf(gateway).size).toBe(1)
})

it('a gateway that goes on failing has refused it', async () => {
  const { gateway, outbox } = await begin(Number.POSITIVE_INFINITY)
  await pass(600 * SECOND)
  expect(await outbox.read()).toMatchObject([{ state: 'refused', refusal: 'server.failed' }])
  expect(gateway.ask).toHaveBeenCalledTimes(6)
})
