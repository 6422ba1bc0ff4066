import { screen, waitFor } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import type { Confirmation } from '@trassa/contracts/entities/ad-confirmation'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { expect, it, vi } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR, moderatedAd, OWNER } from '../../testing/samples.ts'
import { AdPane } from './ad-pane.tsx'

const DAY = 24 * 60 * 60 * 1000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()

const SENT: Confirmation = { sentAt: at(-DAY), expiresAt: at(6 * DAY) }
const EXPIRED: Confirmation = { sentAt: at(-8 * DAY), expiresAt: at(-DAY) }

function open(
  confirmation: Confirmation | null,
  answers: Answers = {},
  { me = MODERATOR, telegramId = null as string | null, seenAfter = 0 } = {},
) {
  const owner = { ...OWNER, telegramId }
  const ad = () =>
    moderatedAd('5', { stat: AD_STATS.draft.stat, lane: null, claim: null, confirmation, owner })
  return renderConsole(
    <AdPane id="5" onClose={vi.fn()} />,
    { 'moderator.readAd': ad, 'moderator.decideAd': ad, ...answers },
    { me, seenAfter },
  )
}

it('§9: says that the owner is awaited and until when, and sends the link again', async () => {
  const { user, asked } = open(SENT)
  expect(await screen.findByText('Ждёт подтверждения владельца')).toBeVisible()
  expect(screen.getByText(/действует до/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Отправить SMS' }))
  expect(await screen.findByText('Ссылка отправлена владельцу')).toBeVisible()
  expect(asked('moderator.decideAd')).toMatchObject([
    { params: { id: '5' }, body: { stat: 2, version: 3, channel: 'sms' } },
  ])
})

it('§9: to an owner with Telegram the moderator chooses the way, by one key', async () => {
  const { user, asked } = open(SENT, {}, { telegramId: '77' })
  await screen.findByRole('button', { name: 'Отправить в Telegram' })
  await user.keyboard('[KeyT]')
  await waitFor(() => expect(asked('moderator.decideAd')).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Отправить SMS' })).toBeEnabled())
  await user.keyboard('[KeyP]')
  await waitFor(() => expect(asked('moderator.decideAd')).toHaveLength(2))
  expect(asked('moderator.decideAd')).toMatchObject([
    { body: { channel: 'telegram' } },
    { body: { channel: 'sms' } },
  ])
})

it('§9: without Telegram there is one way; no key sends before the ad has been seen', async () => {
  const { user, asked } = open(SENT, {}, { seenAfter: 3_600_000 })
  await screen.findByRole('button', { name: 'Отправить SMS' })
  expect(screen.queryByRole('button', { name: 'Отправить в Telegram' })).toBeNull()
  await user.keyboard('[KeyT][KeyP]')
  expect(asked('moderator.decideAd')).toEqual([])
})

it('domain §1: a link whose answer was lost is sent once; asked for again later, it is another one', async () => {
  const { user, line, performed } = open(SENT)
  const button = await screen.findByRole('button', { name: 'Отправить SMS' })
  line({ state: 'losesAnswers' })
  await user.click(button)
  expect(await screen.findByText(/Нет связи с сервером/)).toBeVisible()
  line({ state: 'up' })
  await user.click(button)
  expect(await screen.findByText('Ссылка отправлена владельцу')).toBeVisible()
  expect(performed('moderator.decideAd')).toHaveLength(1)
  await user.click(button)
  await waitFor(() => expect(performed('moderator.decideAd')).toHaveLength(2))
})

it('§9: a link that has run out is no state to wait in', async () => {
  open(EXPIRED)
  expect(await screen.findByText(/срок ссылки истёк/)).toBeVisible()
  expect(screen.getByText('Черновик')).toBeVisible()
})

it('§9: why it was not sent again stands in its place', async () => {
  const { user } = open(SENT, {
    'moderator.decideAd': () => {
      throw new AppError('confirmation.too_soon')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Отправить SMS' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('через минуту после предыдущей')
})

it('§9: no question about a draft of its owner’s making, and none by support', async () => {
  open(null)
  expect(await screen.findByText('Черновик')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Подтверждение владельца' })).toBeNull()
  document.body.innerHTML = ''
  open(SENT, {}, { me: { ...MODERATOR, role: 'support' } })
  expect(await screen.findByText(/действует до/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Отправить SMS' })).toBeNull()
})
