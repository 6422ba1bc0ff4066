import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anonymous, fails, fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

function open(answer: Parameters<typeof fakeApi>[0][string], token: string | null = 'secret') {
  const fake = fakeApi({ 'profiles.me': anonymous, 'account.confirmEmail': answer })
  renderPage(<ConfirmEmailPage token={token} />, { api: fake.api })
  return fake
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Подтвердить' }))

it('decision 115: confirms by a press only, and leads to the choice of notices', async () => {
  const fake = open(() => ({ email: 'ivan@mail.example' }))
  expect(fake.asked).toEqual([])
  await press()
  expect(await screen.findByRole('heading', { name: 'Почта подтверждена' })).toBeVisible()
  expect(screen.getByText(/ivan@mail.example/)).toBeVisible()
  expect(fake.asked).toEqual([{ id: 'account.confirmEmail', body: { token: 'secret' } }])
  expect(screen.getByRole('link', { name: 'Настройки профиля' })).toHaveAttribute(
    'href',
    '/profile/ProfileSettings#email',
  )
})

it.each([
  ['confirmation.unknown', 'Ссылка не действует'],
  ['request.invalid', 'Ссылка не действует'],
  ['confirmation.expired', 'Срок ссылки истёк'],
] as const)('%s is «%s»', async (code, title) => {
  open(fails(code))
  await press()
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

it('a lost line says so, and the press can be repeated; without a token there is none', async () => {
  const fake = open(fails('network.failed'))
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи')
  fake.answers['account.confirmEmail'] = () => ({ email: 'ivan@mail.example' })
  await press()
  expect(await screen.findByRole('heading', { name: 'Почта подтверждена' })).toBeVisible()
  open(() => ({}), null)
  expect(screen.getByRole('heading', { name: 'Ссылка не действует' })).toBeVisible()
})
