import { act, screen } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import type { Profile } from '@trassa/contracts/entities/user'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { sessionEndText } from '../features/login/session-end-text.ts'
import { installFakeLocks } from '../testing/fake-locks.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { MODERATOR, moderatedAd } from '../testing/samples.ts'
import { SessionEndBar } from './session-end-bar.tsx'
import { Start } from './start.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const FLOW = { id: '3a2f0c58-0a4c-4a1e-9f7e-0d5f6f1b2c3d', resendAfter: 60 }

const until = (ms: number, secondFactor: 'passed' | 'verification' = 'passed'): Profile => ({
  ...MODERATOR,
  role: secondFactor === 'passed' ? 'moderator' : 'user',
  staff: { role: 'moderator', secondFactor, endsAt: new Date(Date.now() + ms).toISOString() },
})

beforeEach(() => localStorage.clear())

it('domain §2: the end of the session is announced 15 minutes before it', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  renderConsole(<SessionEndBar />, {}, { me: until(16 * MINUTE) })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => vi.advanceTimersByTime(MINUTE + 30_000))
  expect(screen.getByRole('status')).toHaveTextContent('Сеанс закончится')
})

it('domain §2: the login says whether the time was up or the session was ended elsewhere', () => {
  const now = new Date()
  expect(sessionEndText(until(0), now)).toMatch(/^Время сеанса вышло/)
  expect(sessionEndText(until(2 * HOUR), now)).toMatch(/^Сеанс завершён/)
})

it('domain §2: after the end the login leads back to where the person was, with the unsent decisions', async () => {
  onTestFinished(installFakeLocks())
  let me: Profile | null = until(12 * HOUR)
  let isBack = false
  localStorage.setItem(
    'decisions 4',
    JSON.stringify([
      {
        id: '7b0f7a3e-52f5-4d63-9b6c-3a4a6f0f1c11',
        adId: '11',
        version: 3,
        title: 'LADA Granta',
        change: { type: 'verdict', verdict: 'approve', reasons: [] },
        state: 'waiting',
        sendAt: 0,
        refusal: null,
      },
    ]),
  )
  const ended = () => {
    throw new AppError('session.missing')
  }
  const { user, tell, performed } = renderConsole(
    <Start />,
    {
      'profiles.me': () => me ?? ended(),
      'moderator.readQueue': ended,
      'moderator.decideAd': () => (isBack ? moderatedAd('11', { stat: 1, version: 4 }) : ended()),
      'secondFactor.read': () => ({ enrolled: true, recoveryCodesLeft: 9 }),
      'auth.loginInit': () => ({ flow: FLOW, user: { id: MODERATOR.id } }),
      'auth.confirm': () => ({ confirmed: true }),
      'auth.loginFinish': () => {
        me = until(30 * 24 * HOUR, 'verification')
        return me
      },
      'secondFactor.verify': () => {
        me = until(12 * HOUR)
        isBack = true
        return { passed: true }
      },
    },
    { path: null },
  )
  await user.click(await screen.findByRole('link', { name: 'Настройки' }))
  expect(await screen.findByText('Осталось кодов: 9')).toBeVisible()

  me = null
  act(() => tell('session.lost', undefined))
  expect(await screen.findByText(/^Сеанс завершён: вами на другом устройстве/)).toBeVisible()
  await user.type(await screen.findByLabelText('Телефон'), '9000000004')
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await user.type(await screen.findByLabelText('Код из SMS'), '12345')
  await user.type(await screen.findByLabelText('Код из приложения'), '123456')
  expect(await screen.findByText('Осталось кодов: 9')).toBeVisible()
  await vi.waitFor(() => expect(performed('moderator.decideAd')).toHaveLength(1))
})
