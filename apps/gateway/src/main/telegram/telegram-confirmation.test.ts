import { chooseNotice } from '@trassa/contracts/calls/account'
import { answerConfirmation, readConfirmation } from '@trassa/contracts/calls/ad-confirmation'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ageLinks } from '../../modules/ads/confirmation/testing/links.ts'
import { beginFor, submitFor } from '../../modules/ads/confirmation/testing/on-behalf.ts'
import { createStaff } from '../../modules/moderation/testing/staff.ts'
import { createReferenceCache } from '../../modules/reference/public.ts'
import { createSearchService } from '../../modules/search/public.ts'
import type { Connection } from '../../platform/database/connect.ts'
import { DAY, storedAd } from '../../testing/ads.ts'
import { createReachable } from '../../testing/notices.ts'
import { BOT_TOKEN, IMPATIENT, WITH_BOT } from '../../testing/telegram.ts'
import { startTelegramServer } from '../../testing/telegram-server.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { startTelegram } from './telegram.ts'

const gateway = await createTestGateway(WITH_BOT)
const { db, enqueue, config } = gateway
const { anna } = await createStaff(gateway)
const log = { error: vi.fn(), warn: vi.fn() }

/** Submits an ad for an owner who has chosen the linked chat over SMS. @returns the token of the link that came to the chat. */
async function askInTelegram() {
  const server = await startTelegramServer()
  const telegramChannel = { provider: 'bot', token: BOT_TOKEN, apiUrl: server.url } as const
  const reference = createReferenceCache(db)
  const search = createSearchService({ db, reference, log })
  const connection = { db } as Connection
  const stop = startTelegram(
    { connection, config: { ...config, telegramChannel }, reference, search },
    { enqueue, log, pace: IMPATIENT },
  )
  onTestFinished(stop)
  const owner = await createReachable(gateway)
  const choice = { kind: 'adConfirmation', channel: 'sms', enabled: false } as const
  await gateway.get(chooseNotice, { as: owner, body: choice })
  const id = await beginFor(gateway, { moderator: anna, owner })
  await submitFor(gateway, anna, id)
  const linkIn = () => {
    const message = server.sent.find(({ payload }) => payload.chat_id === owner.telegramId)
    return /confirmAd\?token=([\w-]{43})/.exec(JSON.stringify(message?.payload ?? {}))?.[1]
  }
  await vi.waitFor(() => expect(linkIn()).toBeDefined(), { timeout: 15_000, interval: 50 })
  return { id, token: linkIn() ?? '' }
}

const answer = async (id: string, token: string) => {
  const { version } = await storedAd(db, id)
  return gateway.ask(answerConfirmation, { body: { token, answer: 'publish', version } })
}

it('domain §9: the link in the owner’s Telegram shows the ad, publishes it, and works once', async () => {
  const { id, token } = await askInTelegram()
  expect(await storedAd(db, id)).toMatchObject({ stat: 0 })
  expect(await gateway.ask(readConfirmation, { query: { token } })).toMatchObject({ ok: true })
  expect(await answer(id, token)).toMatchObject({ ok: true })
  expect((await storedAd(db, id)).stat).not.toBe(0)
  expect(await answer(id, token)).toMatchObject({ failure: { code: 'confirmation.used' } })
}, 30_000)

it('domain §9: the link in Telegram has run out after seven days', async () => {
  const { id, token } = await askInTelegram()
  await ageLinks(db, id, 7 * DAY)
  expect(await answer(id, token)).toMatchObject({ failure: { code: 'confirmation.expired' } })
  expect(await storedAd(db, id)).toMatchObject({ stat: 0 })
}, 30_000)
