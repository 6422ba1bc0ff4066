import { screen } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import type { Profile, StaffSession } from '@trassa/contracts/entities/user'
import { expect, it } from 'vitest'
import { type Answers, renderConsole } from '../../../testing/render-console.tsx'
import { MODERATOR } from '../../../testing/samples.ts'
import { LoginGate } from '../login-gate.tsx'

const SECRET = 'JBSWY3DPEHPK3PXP'
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA${index}-BBBBB`)
const wrong = () => {
  throw new AppError('second_factor.code_wrong')
}

/** A moderator's session; `passes` is what a test's call does when it succeeds. */
function open(
  secondFactor: StaffSession['secondFactor'],
  answers: (passes: () => void) => Answers = () => ({}),
) {
  let session: Profile | null = {
    ...MODERATOR,
    role: 'user',
    staff: { role: 'moderator', secondFactor, endsAt: '2026-11-22T09:00:00.000Z' },
  }
  const passes = () => {
    session = {
      ...MODERATOR,
      staff: { role: 'moderator', secondFactor: 'passed', endsAt: '2026-11-22T21:00:00.000Z' },
    }
  }
  return renderConsole(
    <LoginGate server="http://localhost:3000" onChangeServer={() => undefined}>
      Очередь
    </LoginGate>,
    {
      'profiles.me': () => {
        if (!session) throw new AppError('session.missing')
        return session
      },
      'auth.logout': () => {
        session = null
        return { loggedOut: true }
      },
      'secondFactor.enroll': () => ({
        secret: SECRET,
        uri: `otpauth://totp/x?secret=${SECRET}`,
      }),
      ...answers(passes),
    },
  )
}

it('domain §2: the first sign-in enrols an app, shows the recovery codes once and lets in', async () => {
  const { user, asked } = open('enrolment', (passes) => ({
    'secondFactor.confirm': () => {
      passes()
      return { recoveryCodes: CODES }
    },
  }))
  expect(await screen.findByRole('img', { name: /QR-код/ })).toBeVisible()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  const field = screen.getByLabelText('Код из приложения')
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await user.paste('123 456')
  expect(asked('secondFactor.confirm')).toMatchObject([{ body: { code: '123456' } }])

  const list = await screen.findByRole('list', { name: 'Коды восстановления' })
  expect(list.textContent).toBe(CODES.join(''))
  const leave = screen.getByRole('button', { name: 'Открыть консоль' })
  expect(leave).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Скопировать' }))
  expect(await screen.findByText('Скопировано')).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain(CODES[9])
  await user.click(screen.getByRole('checkbox', { name: 'Я сохранил коды' }))
  await user.click(leave)
  expect(await screen.findByText('Очередь')).toBeVisible()
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull()
})

it('domain §2: a later sign-in asks for a code, and marks a wrong one at the field', async () => {
  let isWrong = true
  const { user, asked } = open('verification', (passes) => ({
    'secondFactor.verify': () => {
      if (isWrong) return wrong()
      passes()
      return { passed: true }
    },
  }))
  await user.type(await screen.findByLabelText('Код из приложения'), '111111')
  expect(await screen.findByText('Код не подошёл. Введите новый код из приложения.')).toBeVisible()
  expect(asked('secondFactor.enroll')).toEqual([])
  isWrong = false
  await user.clear(screen.getByLabelText('Код из приложения'))
  await user.type(screen.getByLabelText('Код из приложения'), '222222')
  expect(await screen.findByText('Очередь')).toBeVisible()
})

it('domain §2: a recovery code lets in without the app', async () => {
  const { user, asked } = open('verification', (passes) => ({
    'secondFactor.recover': () => {
      passes()
      return { passed: true }
    },
  }))
  await user.click(await screen.findByRole('button', { name: 'Код восстановления' }))
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  expect(await screen.findByText('Введите код восстановления')).toBeVisible()
  await user.type(screen.getByLabelText('Код восстановления'), ' aaaa0-bbbbb ')
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  expect(await screen.findByText('Очередь')).toBeVisible()
  expect(asked('secondFactor.recover')).toMatchObject([{ body: { recoveryCode: 'aaaa0-bbbbb' } }])
})

it('another number leaves the session', async () => {
  const { user, asked } = open('verification')
  await user.click(await screen.findByRole('button', { name: 'Войти с другим номером' }))
  expect(await screen.findByLabelText('Телефон')).toBeVisible()
  expect(asked('auth.logout')).toHaveLength(1)
})
