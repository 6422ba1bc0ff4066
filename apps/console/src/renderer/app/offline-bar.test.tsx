import { act, screen, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AdPane } from '../shared/ad-pane/ad-pane.tsx'
import { reasonDrafts } from '../shared/reasons/reason-drafts.ts'
import { type Answers, renderConsole } from '../testing/render-console.tsx'
import { MODERATOR, moderatedAd } from '../testing/samples.ts'
import { OfflineBar } from './offline-bar.tsx'
import { useReconnection } from './use-reconnection.ts'

const SECOND = 1000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

function Bar() {
  useReconnection()
  return <OfflineBar />
}

const open = (answers: Answers = {}) =>
  renderConsole(<Bar />, {
    'profiles.me': () => MODERATOR,
    'moderator.decideAd': () => moderatedAd('11', { stat: 1, version: 4 }),
    ...answers,
  })

const approve = ({ outbox }: ReturnType<typeof open>) =>
  act(() =>
    outbox.send({
      adId: '11',
      version: 3,
      title: 'LADA Granta',
      change: { type: 'verdict', verdict: 'approve', reasons: [] },
    }),
  )
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const waiting = () => screen.queryByRole('list', { name: 'Решения, которые ждут связи' })

it('domain §9: a decision that waits for the gateway says so, and goes out by itself', async () => {
  const console = open()
  await approve(console)
  expect(waiting()).toBeNull()
  console.line({ state: 'busy', retryAfter: 30 })
  await advance(10 * SECOND)
  expect(screen.getByRole('status')).toHaveTextContent('Нет связи с сервером, пробуем снова')
  const [row] = within(waiting() ?? document.body).getAllByRole('listitem')
  expect(row).toHaveTextContent('Одобрить: LADA Granta')
  expect(row).toHaveTextContent('ждёт связи')

  console.line({ state: 'up' })
  await advance(25 * SECOND)
  expect(screen.queryByRole('status')).toBeNull()
  expect(console.performed('moderator.decideAd')).toHaveLength(0)
  expect(waiting()).toBeInTheDocument()
  await advance(6 * SECOND)
  expect(console.performed('moderator.decideAd')).toHaveLength(1)
  expect(waiting()).toBeNull()
})

it('domain §9: a gateway that is gone is noticed within 5 s without any call', async () => {
  const console = open()
  await advance(5 * SECOND)
  expect(screen.queryByRole('status')).toBeNull()
  console.line({ state: 'down' })
  await advance(5 * SECOND)
  expect(screen.getByRole('status')).toHaveTextContent('Данные на экране не обновлены с')
  console.line({ state: 'up' })
  await advance(5 * SECOND)
  expect(screen.queryByRole('status')).toBeNull()
})

it('domain §9: a refusal is shown until it has been read, and leads to its ad', async () => {
  const console = open({
    'moderator.decideAd': () => {
      throw new AppError('moderation.claimed')
    },
  })
  await approve(console)
  await advance(10 * SECOND)
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Решение не принято. Одобрить: LADA Granta')
  expect(alert).toHaveTextContent('проверяет другой модератор')
  expect(within(alert).getByRole('link', { name: 'Открыть объявление' })).toHaveAttribute(
    'href',
    '/ads/11',
  )
  await console.user.click(within(alert).getByRole('button', { name: 'Понятно' }))
  await advance(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

const refused: Answers = {
  'moderator.decideAd': () => {
    throw new AppError('ad.stale')
  },
  'moderator.readAd': () => moderatedAd('11'),
}

const requestFix = ({ outbox }: ReturnType<typeof open>, adId = '11') =>
  act(() =>
    outbox.send({
      adId,
      version: 3,
      title: `LADA Granta, ${adId}`,
      change: {
        type: 'verdict',
        verdict: 'requestFix',
        reasons: [{ code: 'description.rude', field: 'description', message: 'Долго набирал' }],
      },
    }),
  )

it('domain §9: the link of a refusal opens the form with what was typed for it', async () => {
  const console = renderConsole(
    <>
      <Bar />
      <AdPane id="11" onClose={() => undefined} />
    </>,
    refused,
  )
  await screen.findByRole('article')
  await requestFix(console)
  await advance(10 * SECOND)
  await console.user.click(screen.getByRole('link', { name: 'Открыть объявление' }))
  expect(await screen.findByRole('textbox')).toHaveValue('Долго набирал')
})

it('domain §9: a refusal that was read leaves what was typed in the draft, and no newer text is lost', async () => {
  const console = open(refused)
  await requestFix(console, '11')
  await requestFix(console, '12')
  await advance(10 * SECOND)
  reasonDrafts.write('12', [{ code: 'description.rude', field: 'description', message: 'Новее' }])
  const list = screen.getByRole('region', { name: 'Решения, которые не приняты' })
  expect(list).toHaveTextContent('Не приняты решения: 2')
  await console.user.click(within(list).getByRole('button', { name: 'Понятно всем' }))
  await advance(0)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(reasonDrafts.read('11')).toMatchObject([{ message: 'Долго набирал' }])
  expect(reasonDrafts.read('12')).toMatchObject([{ message: 'Новее' }])
})
