import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppError } from '@trassa/contracts/app-error'
import { describe, expect, it, vi } from 'vitest'
import { afterLoginStore } from '../../shared/login/after-login.ts'
import { anonymous, fails, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import LoginDialogs from './login-dialogs.tsx'

const FLOW = { flow: { id: 'flow-1', resendAfter: 60 } }

function known() {
  return fakeApi({
    'profiles.me': anonymous,
    'auth.loginInit': () => ({ ...FLOW, user: { id: '7' } }),
    'auth.confirm': () => ({ confirmed: true }),
    'auth.loginFinish': () => IVAN,
  })
}

function unknown() {
  const gateway = known()
  Object.assign(gateway.answers, {
    'auth.loginInit': fails('auth.phone_unknown'),
    'auth.registerInit': () => FLOW,
    'auth.registerFinish': () => IVAN,
    'profiles.update': () => ({ ...IVAN, telegramUsername: 'ivan_ivanov' }),
  })
  return gateway
}

function open(gateway: ReturnType<typeof fakeApi>, path = '/', site = {}) {
  const user = userEvent.setup()
  const { api } = gateway
  renderPage(<LoginDialogs requests={1} />, { api, path, site })
  return {
    user,
    asked: (id: string) => gateway.asked.filter((call) => call.id === id),
    address: () => screen.getByTestId('address').textContent,
    async typePhone() {
      await user.type(await screen.findByLabelText('Телефон'), '9161234567{Enter}')
    },
    async typeCode(code = '12345') {
      await user.type(await screen.findByLabelText('Пять цифр из SMS'), code)
    },
    async register() {
      await this.typePhone()
      await this.typeCode()
      await user.click(await screen.findByRole('button', { name: /Частное лицо/ }))
      await user.type(await screen.findByLabelText('Имя'), 'Иван{Enter}')
      await screen.findByRole('dialog', { name: 'Имя в Telegram' })
    },
  }
}

describe('§4 login of a known phone', () => {
  it('sends the code by itself at its fifth digit and goes to the profile settings', async () => {
    const gateway = known()
    const login = open(gateway)
    await login.typePhone()
    gateway.answers['profiles.me'] = () => IVAN
    await login.typeCode()
    await waitFor(() => expect(login.address()).toBe('/profile/ProfileSettings'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(gateway.asked).toContainEqual({
      id: 'auth.confirm',
      body: { code: '12345', userId: '7' },
    })
  })

  it('decision 118: goes on with what the page asked to log in for, and stays there', async () => {
    const goneOn = vi.fn()
    afterLoginStore.write(goneOn)
    const gateway = known()
    const login = open(gateway, '/kazan/auto')
    await login.typePhone()
    gateway.answers['profiles.me'] = () => IVAN
    await login.typeCode()
    await waitFor(() => expect(goneOn).toHaveBeenCalledOnce())
    expect(login.address()).toBe('/kazan/auto')
    expect(afterLoginStore.read()).toBeNull()
  })

  it('decision 118: closing the dialogs forgets it', async () => {
    afterLoginStore.write(vi.fn())
    const login = open(known(), '/kazan/auto')
    await screen.findByLabelText('Телефон')
    await login.user.keyboard('{Escape}')
    await waitFor(() => expect(afterLoginStore.read()).toBeNull())
  })

  it('stays on createAd, for that is what the person logs in for', async () => {
    const gateway = known()
    const login = open(gateway, '/createad')
    await login.typePhone()
    gateway.answers['profiles.me'] = () => IVAN
    await login.typeCode()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(login.address()).toBe('/createad')
  })

  it('takes a pasted code', async () => {
    const gateway = known()
    const login = open(gateway)
    await login.typePhone()
    gateway.answers['profiles.me'] = () => IVAN
    await login.user.click(await screen.findByLabelText('Пять цифр из SMS'))
    await login.user.paste('12 345')
    await waitFor(() => expect(login.address()).toBe('/profile/ProfileSettings'))
  })

  it('§8: says so when the code is right but the login cannot be finished', async () => {
    const gateway = known()
    gateway.answers['auth.loginFinish'] = fails('server.failed')
    const login = open(gateway)
    await login.typePhone()
    await login.typeCode()
    await screen.findByRole('dialog', { name: 'Технические неполадки' })
    expect(screen.getByText('Код правильный, но авторизация не успешна')).toBeVisible()
    expect(screen.getByText('session-1')).toBeVisible()
  })
})

describe('§4 registration of an unknown phone', () => {
  it('asks type, name and Telegram username, which can be skipped', async () => {
    const gateway = unknown()
    const login = open(gateway)
    await login.register()
    await login.user.click(screen.getByRole('button', { name: 'Войти без привязки аккаунта' }))
    await waitFor(() => expect(login.address()).toBe('/profile/ProfileSettings'))
    expect(gateway.asked).toContainEqual({
      id: 'auth.registerFinish',
      body: { username: 'Иван', type: 0 },
    })
    expect(gateway.asked.some(({ id }) => id === 'profiles.update')).toBe(false)
  })

  it('§5: goes on with the same code after a reload at the type', async () => {
    sessionStorage.clear()
    const login = open(unknown())
    await login.typePhone()
    await login.typeCode()
    await screen.findByRole('dialog', { name: 'Кто вы' })
    cleanup()
    const reloaded = open(unknown())
    await reloaded.typeCode()
    expect(await screen.findByRole('dialog', { name: 'Кто вы' })).toBeVisible()
    expect(reloaded.asked('auth.registerInit')).toHaveLength(0)
    await reloaded.user.keyboard('{Escape}')
    expect(sessionStorage).toHaveLength(0)
  })

  it('§5 Telegram username: marks a wrong one and strips the leading @', async () => {
    const gateway = unknown()
    const login = open(gateway)
    await login.register()
    const field = screen.getByLabelText('Имя пользователя в Telegram')
    await login.user.type(field, '@abc{Enter}')
    expect(await screen.findByText('Введите корректные данные')).toBeVisible()
    await login.user.clear(field)
    await login.user.type(field, '@ivan_ivanov')
    await login.user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(login.address()).toBe('/profile/ProfileSettings'))
    expect(gateway.asked).toContainEqual({
      id: 'profiles.update',
      body: { telegramUsername: 'ivan_ivanov' },
    })
  })

  it('§5 name: must not be empty; a company is asked for its own word', async () => {
    const login = open(unknown())
    await login.typePhone()
    await login.typeCode()
    await login.user.click(await screen.findByRole('button', { name: /Компания/ }))
    await login.user.type(await screen.findByLabelText('Название компании'), ' {Enter}')
    expect(await screen.findByText('Введите название компании')).toBeVisible()
  })
})

describe('what goes wrong', () => {
  it('§5 phone: marks an incomplete number and unmarks it on edit', async () => {
    const gateway = known()
    const { user } = open(gateway)
    const field = await screen.findByLabelText('Телефон')
    await waitFor(() => expect(field).toHaveFocus())
    await user.type(field, '916{Enter}')
    expect(field).toBeInvalid()
    expect(screen.getByText('Введите номер полностью: +7 и десять цифр')).toBeVisible()
    await user.type(field, '1')
    expect(field).toBeValid()
    expect(gateway.asked.map(({ id }) => id)).toEqual(['profiles.me'])
  })

  it.each([
    ['auth.code_wrong', 'Неверный код. Проверьте SMS и попробуйте ещё раз.'],
    ['auth.code_expired', 'Код больше не действует. Запросите новый.'],
    ['auth.code_tries', 'Слишком много неверных попыток. Запросите новый код.'],
  ] as const)('§5 code: %s is said at the field', async (code, text) => {
    const gateway = known()
    gateway.answers['auth.confirm'] = fails(code)
    const login = open(gateway)
    await login.typePhone()
    await login.typeCode()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('Пять цифр из SMS')).toHaveValue('12345')
  })

  it('keeps what was typed when the network goes and comes back', async () => {
    const gateway = known()
    gateway.answers['auth.loginInit'] = fails('network.failed')
    const login = open(gateway)
    await login.typePhone()
    expect(await screen.findByText(/Нет связи с сервером/)).toBeVisible()
    gateway.answers['auth.loginInit'] = known().answers['auth.loginInit'] ?? anonymous
    await login.user.click(screen.getByRole('button', { name: 'Вернуться и повторить' }))
    expect(await screen.findByLabelText('Телефон')).toHaveValue('+7 916 123-45-67')
    await login.user.click(screen.getByRole('button', { name: 'Получить код' }))
    expect(await screen.findByRole('dialog', { name: 'Код из SMS' })).toBeVisible()
  })

  it('closes on Esc and leads back to the phone, which is still there', async () => {
    const login = open(known())
    await login.typePhone()
    await login.user.click(await screen.findByRole('button', { name: 'Изменить номер' }))
    expect(await screen.findByLabelText('Телефон')).toHaveValue('+7 916 123-45-67')
    await login.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks once for a button pressed twice', async () => {
    const gateway = known()
    const answer = Promise.withResolvers<unknown>()
    gateway.answers['auth.loginInit'] = () => answer.promise
    const { user } = open(gateway)
    await user.type(await screen.findByLabelText('Телефон'), '9161234567')
    await user.dblClick(screen.getByRole('button', { name: 'Получить код' }))
    answer.reject(new AppError('auth.code_too_many'))
    expect(await screen.findByText(/Слишком много кодов за час/)).toBeVisible()
    expect(gateway.asked.filter(({ id }) => id === 'auth.loginInit')).toHaveLength(1)
  })
})

describe('another code', () => {
  it('can be asked for when the delay that the gateway names has been counted down', async () => {
    const gateway = known()
    let flows = 0
    gateway.answers['auth.loginInit'] = () => ({
      flow: { id: `flow-${++flows}`, resendAfter: 1 },
      user: { id: '7' },
    })
    const login = open(gateway)
    await login.typePhone()
    expect(await screen.findByText('Новый код через 0:01')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull()
    const resend = { name: 'Отправить код ещё раз' }
    await login.user.click(await screen.findByRole('button', resend, { timeout: 3000 }))
    expect(await screen.findByText(/Новый код через/)).toBeVisible()
    expect(screen.getByLabelText('Пять цифр из SMS')).toHaveFocus()
    expect(gateway.asked.filter(({ id }) => id === 'auth.loginInit')).toHaveLength(2)
  })

  it('is counted down again when the gateway refuses it for longer', async () => {
    const gateway = known()
    const flow = { flow: { id: 'flow-1', resendAfter: 1 }, user: { id: '7' } }
    gateway.answers['auth.loginInit'] = () => flow
    const login = open(gateway)
    await login.typePhone()
    const resend = { name: 'Отправить код ещё раз' }
    const button = await screen.findByRole('button', resend, { timeout: 3000 })
    gateway.answers['auth.loginInit'] = () => {
      throw new AppError('auth.code_too_soon', { retryAfter: 240 })
    }
    await login.user.click(button)
    expect(await screen.findByText('Новый код через 4:00')).toBeVisible()
    expect(screen.getByText('Новый код можно запросить через 4 мин.')).toBeVisible()
  })

  it('is found in the outbox in the demo, and only there', async () => {
    const login = open(known(), '/', { demo: true })
    await login.typePhone()
    const link = await screen.findByRole('link', { name: '/dev/outbox' })
    expect(link).toHaveAttribute('target', '_blank')
  })
})
