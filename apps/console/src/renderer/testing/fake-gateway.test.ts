import { AppError } from '@trassa/contracts/app-error'
import { expect, it } from 'vitest'
import { createFakeGateway } from './fake-gateway.ts'

const key = () => crypto.randomUUID()
const request = { callId: 'moderator.decideAd', params: { id: '7' }, body: { stat: 1, version: 1 } }

it('domain §1: another request under a known key is refused', async () => {
  const gateway = createFakeGateway({ 'moderator.decideAd': () => ({}) })
  const idempotencyKey = key()
  await gateway.ask({ ...request, idempotencyKey })
  expect(
    await gateway.ask({ ...request, body: { stat: 4, version: 1 }, idempotencyKey }),
  ).toMatchObject({ ok: false, failure: { code: 'request.key_reused' } })
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
})

it('domain §1: a request under another key is carried out again, a refused one leaves its key free', async () => {
  let isRefused = true
  const gateway = createFakeGateway({
    'moderator.decideAd': () => {
      if (isRefused) throw new AppError('moderation.claimed')
      return {}
    },
  })
  const idempotencyKey = key()
  await gateway.ask({ ...request, idempotencyKey })
  isRefused = false
  await gateway.ask({ ...request, idempotencyKey })
  await gateway.ask({ ...request, idempotencyKey: key() })
  expect(gateway.performed('moderator.decideAd')).toHaveLength(2)
})

it('a key for a call that takes none is a defect', async () => {
  const gateway = createFakeGateway({ 'moderator.readAd': () => ({}) })
  await expect(gateway.ask({ callId: 'moderator.readAd', idempotencyKey: key() })).rejects.toThrow(
    'takes no idempotency key',
  )
})
