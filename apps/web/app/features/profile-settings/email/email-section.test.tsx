import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fails, fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { EmailSection } from './email-section.tsx'
import type { EmailState } from './use-email.ts'

const NONE: EmailState = { email: null, pending: null, available: true }
const PENDING: EmailState = {
  ...NONE,
  pending: {
    email: 'ivan@mail.example',
    expiresAt: new Date(Date.now() + 86_000_000).toISOString(),
    undelivered: false,
  },
}
const KNOWN: EmailState = { ...NONE, email: 'ivan@mail.example' }

function show(state: EmailState) {
  const gateway = fakeApi({
    'account.email': () => state,
    'account.setEmail': ({ body }) => ({
      ...state,
      pending: { ...PENDING.pending, ...(body as { email: string }) },
    }),
    'account.cancelEmail': () => ({ ...state, pending: null }),
    'account.removeEmail': () => NONE,
  })
  renderPage(<EmailSection />, { api: gateway.api })
  return { gateway, user: userEvent.setup() }
}

const button = (name: string) => screen.findByRole('button', { name })
const field = () => screen.findByLabelText('Адрес электронной почты')

describe('decision 115: the e-mail address in profile settings', () => {
  it('an address is asked for, checked, and waits for its link', async () => {
    const { gateway, user } = show(NONE)
    await user.type(await field(), 'ivan@')
    await user.click(await button('Получить письмо'))
    expect(screen.getByText(/Проверьте адрес/)).toBeVisible()
    await user.type(await field(), 'Mail.Example')
    await user.click(await button('Получить письмо'))
    expect(await screen.findByText('ivan@mail.example')).toBeVisible()
    expect(screen.getByText(/Мы отправили письмо/)).toBeVisible()
    expect(gateway.asked).toContainEqual({
      id: 'account.setEmail',
      body: { email: 'ivan@mail.example' },
    })
  })

  it('a refusal is said at the field and keeps what is typed', async () => {
    const { gateway, user } = show(NONE)
    gateway.answers['account.setEmail'] = fails('email.too_many')
    await user.type(await field(), 'ivan@mail.example')
    await user.click(await button('Получить письмо'))
    expect(await screen.findByText(/Слишком много писем/)).toBeVisible()
    expect(await field()).toHaveValue('ivan@mail.example')
  })

  it('one that waits gets another letter, can be replaced and given up', async () => {
    const { gateway, user } = show(PENDING)
    await user.click(await button('Отправить ещё раз'))
    expect(await screen.findByText('Письмо отправлено ещё раз')).toBeVisible()
    gateway.answers['account.setEmail'] = fails('email.too_soon')
    await user.click(await button('Отправить ещё раз'))
    expect(await screen.findByText(/через минуту/)).toBeVisible()
    await user.click(await button('Другой адрес'))
    await user.click(await button('Отмена'))
    await user.click(await button('Отменить'))
    expect(await field()).toBeVisible()
  })

  it.each([
    [{ undelivered: true }, /Письмо не дошло/],
    [{ expiresAt: '2020-01-01T00:00:00.000Z' }, /больше не действует/],
  ])('%o is said with what to do', async (pending, text) => {
    show({ ...PENDING, pending: { ...(PENDING.pending as object), ...pending } as never })
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('a confirmed one can be changed, and removed after a question', async () => {
    const { gateway, user } = show(KNOWN)
    await user.click(await button('Изменить'))
    await user.type(await field(), 'new@mail.example')
    await user.click(await button('Получить письмо'))
    expect(await screen.findByText('new@mail.example')).toBeVisible()
    expect(screen.getByText('ivan@mail.example')).toBeVisible()
    await user.click(await button('Удалить'))
    expect(gateway.asked.some(({ id }) => id === 'account.removeEmail')).toBe(false)
    await user.click(await button('Удалить адрес'))
    await waitFor(() => expect(screen.queryByText('ivan@mail.example')).toBeNull())
  })

  it('without a mail server it says so', async () => {
    show({ ...NONE, available: false })
    expect(await screen.findByText(/Письма сейчас не отправляются/)).toBeVisible()
  })
})
