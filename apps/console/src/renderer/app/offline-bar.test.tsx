import { act, screen, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
    outbox
      .send({
        adId: '11',
        version: 3,
        title: 'LADA Granta',
        change: { type: 'verdict', verdict: 'approve', reasons: [] },
      })
      .catch(() => undefined),
  )
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const waiting = () => screen.queryByRole('list', { name: 'Решения, которые ждут связи' })

it('domain §9: a decision that waits for the gateway says so, and goes out by itself', async () => {
  const console = open()
  console.line({ state: 'busy', retryAfter: 30 })
  await approve(console)
  expect(screen.getByRole('status')).toHaveTextContent('Нет связи с сервером')
  const [row] = within(waiting() ?? document.body).getAllByRole('listitem')
  expect(row).toHaveTextContent('Одобрить: LADA Granta')
  expect(row).toHaveTextContent('ждёт связи')

  console.line({ state: 'up' })
  await advance(25 * SECOND)
  expect(console.performed('moderator.decideAd')).toHaveLength(0)
  expect(waiting()).toBeInTheDocument()
  await advance(6 * SECOND)
  expect(console.performed('moderator.decideAd')).toHaveLength(1)
  expect(waiting()).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

it('domain §9: the gateway is probed every 5 s, less often if it asks for it', async () => {
  const console = open()
  console.line({ state: 'down' })
  await approve(console)
  await advance(5 * SECOND)
  expect(console.asked('profiles.me')).toHaveLength(1)
  console.line({ state: 'busy', retryAfter: 60 })
  await advance(5 * SECOND)
  expect(console.asked('profiles.me')).toHaveLength(2)
  await advance(55 * SECOND)
  expect(console.asked('profiles.me')).toHaveLength(2)
  await advance(6 * SECOND)
  expect(console.asked('profiles.me')).toHaveLength(3)
})

it('domain §9: a refusal after the wait is shown until it has been read', async () => {
  const console = open({
    'moderator.decideAd': () => {
      throw new AppError('moderation.claimed')
    },
  })
  console.line({ state: 'down' })
  await approve(console)
  console.line({ state: 'up' })
  await advance(6 * SECOND)
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Решение не принято: LADA Granta')
  expect(alert).toHaveTextContent('проверяет другой модератор')
  await console.user.click(within(alert).getByRole('button', { name: 'Понятно' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
