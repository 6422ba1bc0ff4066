import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deviceName } from '@trassa/catalog/format/device-name'
import type { Profile } from '@trassa/contracts/entities/user'
import { describe, expect, it } from 'vitest'
import { fails, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ProfileSettings } from './profile-settings.tsx'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1'

const SESSION = {
  lastSeenAt: new Date().toISOString(),
  staff: false,
  endsAt: '2026-12-05T12:30:00.000Z',
}

function show(others = [IPHONE], profile: Profile = IVAN) {
  let sessions = [
    { ...SESSION, id: '1', current: true, userAgent: CHROME },
    ...others.map((userAgent, index) => ({
      ...SESSION,
      id: `${index + 2}`,
      current: false,
      userAgent,
      staff: true,
    })),
  ]
  const gateway = fakeApi({
    'profiles.me': () => profile,
    'account.deleteAvatar': () => ({ ...profile, avatar: null }),
    'account.email': () => ({ email: null, pending: null, available: true }),
    'account.noticeChoices': () => ({
      items: [
        { kind: 'security', channel: 'sms', enabled: true },
        { kind: 'adConfirmation', channel: 'sms', enabled: true },
        { kind: 'adConfirmation', channel: 'telegram', enabled: true },
      ],
    }),
    'account.chooseNotice': ({ body }) => ({ items: [body] }),
    'account.phoneChangeInit': () => ({
      present: { id: 'flow-1', resendAfter: 60 },
      next: { id: 'flow-2', resendAfter: 60 },
    }),
    'account.phoneChangeFinish': () => ({ ...IVAN, phone: '+79990000001' }),
    'profiles.sessions': () => ({ items: sessions }),
    'profiles.revokeSession': () => {
      sessions = sessions.slice(0, 1)
      return { revoked: true }
    },
    'profiles.revokeOtherSessions': () => {
      const revoked = sessions.length - 1
      sessions = sessions.slice(0, 1)
      return { revoked }
    },
    'profiles.update': ({ body }) => ({ ...IVAN, ...(body as object) }),
  })
  renderPage(<ProfileSettings />, { api: gateway.api })
  return { gateway, user: userEvent.setup() }
}

describe('profile settings', () => {
  it('saves name and Telegram username without its @', async () => {
    const { gateway, user } = show()
    const name = await screen.findByLabelText('Имя')
    await user.clear(name)
    await user.type(name, 'Пётр')
    await user.type(screen.getByLabelText(/Имя пользователя в Telegram/), '@petr_petrov')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Профиль сохранён')).toBeVisible()
    expect(gateway.asked).toContainEqual({
      id: 'profiles.update',
      body: { username: 'Пётр', telegramUsername: 'petr_petrov', type: 0 },
    })
  })

  it('§5: marks an empty name and a wrong Telegram username', async () => {
    const { gateway, user } = show()
    await user.clear(await screen.findByLabelText('Имя'))
    await user.type(screen.getByLabelText(/Имя пользователя в Telegram/), 'abc')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Введите имя')).toBeVisible()
    expect(screen.getByText('Введите корректные данные')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Компания' }))
    expect(await screen.findByText('Введите название компании')).toBeVisible()
    expect(gateway.asked.some(({ id }) => id === 'profiles.update')).toBe(false)
  })

  it('§3 avatar: a company is told of its logo', async () => {
    const { user } = show([], { ...IVAN, type: 1, avatar: 'logo.webp' })
    await user.click(await screen.findByRole('button', { name: 'Убрать' }))
    expect(await screen.findByText('Логотип убран')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Загрузить логотип' })).toBeVisible()
  })

  it('keeps what was typed when saving fails', async () => {
    const { gateway, user } = show()
    gateway.answers['profiles.update'] = fails('network.failed')
    const name = await screen.findByLabelText('Имя')
    await user.type(name, ' Иванович')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(gateway.asked.some(({ id }) => id === 'profiles.update')).toBe(true))
    expect(name).toHaveValue('Иван Иванович')
  })

  it('domain §2: lists sessions and closes another one', async () => {
    const { user } = show()
    expect(await screen.findByText('Chrome, Windows')).toBeVisible()
    expect(screen.getByText('Это устройство')).toBeVisible()
    expect(screen.getAllByText(/^С правами сотрудника до 5.декабря/)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Выйти: Safari, iPhone' }))
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull())
  })

  it('domain §2: closes all other sessions at once, where there are several', async () => {
    const { user } = show(['', IPHONE])
    const closeOthers = await screen.findByRole('button', {
      name: 'Выйти на всех других устройствах',
    })
    await user.click(closeOthers)
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull())
    expect(screen.getByText('Это устройство')).toBeVisible()
    expect(closeOthers).not.toBeInTheDocument()
  })

  it('domain §2: a company gives its name and an INN whose digits are right', async () => {
    const { gateway, user } = show()
    await user.click(await screen.findByRole('radio', { name: 'Компания' }))
    await user.type(screen.getByLabelText('Юридическое название'), 'ООО «Ромашка»')
    await user.type(screen.getByLabelText('ИНН'), '7707083894')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('В ИНН опечатка: проверьте цифры')).toBeVisible()
    await user.clear(screen.getByLabelText('ИНН'))
    await user.type(screen.getByLabelText('ИНН'), '7707083893')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() =>
      expect(gateway.asked).toContainEqual({
        id: 'profiles.update',
        body: expect.objectContaining({ type: 1, companyName: 'ООО «Ромашка»', inn: '7707083893' }),
      }),
    )
  })

  it('domain §2: the phone is changed by the codes of both numbers', async () => {
    const { gateway, user } = show()
    await user.click(await screen.findByRole('button', { name: 'Сменить номер' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Новый номер'), '4951234567')
    await user.click(dialog.getByRole('button', { name: 'Получить коды' }))
    expect(await dialog.findByText('Нужен мобильный номер: на него придёт код')).toBeVisible()
    await user.clear(dialog.getByLabelText('Новый номер'))
    await user.type(dialog.getByLabelText('Новый номер'), '9990000001')
    await user.click(dialog.getByRole('button', { name: 'Получить коды' }))
    const codes = await dialog.findAllByLabelText(/^Код с номера/)
    await user.type(codes[0] as HTMLElement, '11111')
    await user.type(codes[1] as HTMLElement, '22222')
    await user.click(dialog.getByRole('button', { name: 'Сменить номер' }))
    expect(await screen.findByText(/Номер изменён/)).toBeVisible()
    expect(gateway.asked).toContainEqual({
      id: 'account.phoneChangeFinish',
      body: {
        present: { flowId: 'flow-1', code: '11111' },
        next: { flowId: 'flow-2', code: '22222' },
      },
    })
  })

  it('a notice about security cannot be switched off, others can', async () => {
    const { gateway, user } = show()
    expect(await screen.findByRole('checkbox', { name: /Безопасность/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    const unreached = screen.getByRole('checkbox', { name: /подготовил модератор: Telegram/ })
    expect(unreached).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('checkbox', { name: /подготовил модератор: SMS/ }))
    await waitFor(() =>
      expect(gateway.asked).toContainEqual({
        id: 'account.chooseNotice',
        body: { kind: 'adConfirmation', channel: 'sms', enabled: false },
      }),
    )
  })

  it('issue 11: of the notices only the one that is being saved waits, as it was chosen', async () => {
    const choices = [
      { kind: 'adConfirmation', channel: 'sms', enabled: true },
      { kind: 'packageLapses', channel: 'sms', enabled: true },
    ]
    const { gateway, user } = show()
    gateway.answers['account.noticeChoices'] = () => ({ items: choices })
    const answer = Promise.withResolvers<unknown>()
    gateway.answers['account.chooseNotice'] = () => answer.promise
    const own = await screen.findByRole('checkbox', { name: /подготовил модератор: SMS/ })
    await user.click(own)
    expect(own).not.toBeChecked()
    expect(own).toHaveAttribute('aria-disabled', 'true')
    const others = screen.getAllByRole('checkbox', { name: /: SMS/ }).filter((box) => box !== own)
    expect(others.length).toBeGreaterThan(0)
    for (const box of others) expect(box).not.toHaveAttribute('aria-disabled')
    answer.reject(new Error('Нет связи'))
    await waitFor(() => expect(own).toBeChecked())
  })

  it('a reload brings back what was typed', async () => {
    const { user } = show()
    await user.type(await screen.findByLabelText('Имя'), ' Иванович')
    cleanup()
    show()
    await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveValue('Иван Иванович'))
  })

  it('names a device that says nothing of itself', () => {
    expect(deviceName('')).toBe('Неизвестное устройство')
  })
})
