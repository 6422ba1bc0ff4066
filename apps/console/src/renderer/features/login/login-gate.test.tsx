import { useQueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useSharedSession } from '../../shared/session/use-shared-session.ts'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR, USER } from '../../testing/samples.ts'
import { LoginGate } from './login-gate.tsx'

const FLOW = { id: '3a2f0c58-0a4c-4a1e-9f7e-0d5f6f1b2c3d', resendAfter: 60 }

function open(profile: typeof USER, answers: Answers = {}) {
  let isIn = false
  return renderConsole(
    <LoginGate server="http://localhost:3000" onChangeServer={() => undefined}>
      Очередь
    </LoginGate>,
    {
      'profiles.me': () => {
        if (!isIn) throw new AppError('session.missing')
        return profile
      },
      'auth.loginInit': () => ({ flow: FLOW, user: { id: profile.id } }),
      'auth.confirm': () => ({ confirmed: true }),
      'auth.loginFinish': () => {
        isIn = true
        return profile
      },
      'auth.logout': () => ({ loggedOut: true }),
      ...answers,
    },
  )
}

type User = ReturnType<typeof open>['user']

async function enter(user: User) {
  await user.type(await screen.findByLabelText('Телефон'), '9161234567')
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
}

it('lets a moderator in', async () => {
  const { user, asked } = open(MODERATOR)
  await enter(user)
  await user.type(await screen.findByLabelText('Код из SMS'), '12345')
  expect(await screen.findByText('Очередь')).toBeInTheDocument()
  expect(asked('auth.confirm')[0]).toMatchObject({ body: { code: '12345', userId: '4' } })
})

it('domain §9: refuses an unknown phone and registers no user', async () => {
  const { user } = open(USER, {
    'auth.loginInit': () => {
      throw new AppError('auth.phone_unknown')
    },
  })
  await enter(user)
  expect(await screen.findByText('У этого номера нет доступа')).toBeInTheDocument()
})

it('domain §2: a user without a role is told so and logged out', async () => {
  const { user, asked } = open(USER)
  await enter(user)
  await user.type(await screen.findByLabelText('Код из SMS'), '12345')
  expect(await screen.findByRole('alert')).toHaveTextContent('нет прав модератора или поддержки')
  expect(asked('auth.logout')).toHaveLength(1)
  expect(screen.queryByText('Очередь')).not.toBeInTheDocument()
})

it('a wrong code is corrected and sent again; the same code says why it does not work', async () => {
  let expired = false
  const { user, asked } = open(MODERATOR, {
    'auth.confirm': ({ body }) => {
      if (expired) throw new AppError('auth.code_expired')
      if (Object(body).code !== '12345') throw new AppError('auth.code_wrong')
      return { confirmed: true }
    },
  })
  await enter(user)
  const code = await screen.findByLabelText<HTMLInputElement>('Код из SMS')
  await user.type(code, '12354')
  expect(await screen.findByText(ERROR_TEXTS['auth.code_wrong'])).toBeInTheDocument()
  expired = true
  await user.type(code, '{Enter}')
  expect(await screen.findByText(ERROR_TEXTS['auth.code_expired'])).toBeInTheDocument()
  expired = false
  await user.type(code, '{Backspace}{Backspace}45')
  expect(await screen.findByText('Очередь')).toBeInTheDocument()
  expect(asked('auth.confirm').map(({ body }) => Object(body).code)).toEqual([
    '12354',
    '12354',
    '12345',
  ])
})

it('domain §9: a server that does not answer takes nothing from the screen, and is asked again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let isDown = true
  function Refreshing() {
    const client = useQueryClient()
    return (
      <button type="button" onClick={() => void client.invalidateQueries()}>
        Очередь
      </button>
    )
  }
  const { user, asked } = renderConsole(
    <LoginGate server="http://localhost:3000" onChangeServer={() => undefined}>
      <Refreshing />
    </LoginGate>,
    {
      'profiles.me': () => {
        if (isDown) throw new AppError('network.failed')
        return MODERATOR
      },
    },
  )
  expect(await screen.findByText('Сервер не отвечает')).toBeVisible()
  isDown = false
  await act(() => vi.advanceTimersByTimeAsync(6000))
  isDown = true
  const before = asked('profiles.me').length
  await user.click(await screen.findByRole('button', { name: 'Очередь' }))
  await vi.waitFor(() => expect(asked('profiles.me').length).toBeGreaterThan(before))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('button', { name: 'Очередь' })).toBeVisible()
})

it('domain §2: why a session has ended is told until the next login, also in another window', async () => {
  let me: typeof MODERATOR | null = MODERATOR
  function Gate() {
    useSharedSession()
    return (
      <LoginGate server="http://localhost:3000" onChangeServer={() => undefined}>
        Очередь
      </LoginGate>
    )
  }
  const { tell } = renderConsole(<Gate />, { 'profiles.me': () => me })
  await screen.findByText('Очередь')
  me = null
  tell('session.lost', undefined)
  expect(await screen.findByText(/^Сеанс завершён/)).toBeVisible()
  me = MODERATOR
  tell('session.changed', undefined)
  await screen.findByText('Очередь')
  me = null
  tell('session.changed', undefined)
  await screen.findByLabelText('Телефон')
  expect(screen.queryByText(/^Сеанс завершён/)).toBeNull()
})
