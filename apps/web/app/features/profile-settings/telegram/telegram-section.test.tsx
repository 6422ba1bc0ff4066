import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Profile } from '@trassa/contracts/entities/user'
import { describe, expect, it } from 'vitest'
import { fails, fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ProfileSettings } from '../profile-settings.tsx'

const LINKED: Profile = { ...IVAN, telegramId: '100500', telegramUsername: 'ivan_tg' }
const HASH = 'a'.repeat(64)

function show({ profile = IVAN, bot = 'trassa_bot' as string | null } = {}) {
  const gateway = fakeApi({
    'profiles.me': () => profile,
    'profiles.sessions': () => ({ items: [] }),
    'account.email': () => ({ email: null, pending: null, available: true }),
    'account.noticeChoices': () => ({ items: [] }),
    'auth.telegramLink': () => LINKED,
    'auth.telegramUnlink': () => IVAN,
    'profiles.update': ({ body }) => ({ ...LINKED, ...(body as object) }),
  })
  renderPage(<ProfileSettings />, {
    api: gateway.api,
    site: { telegramBot: bot, botUrl: bot && `https://t.me/${bot}` },
  })
  return { gateway, user: userEvent.setup() }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** What the widget's frame sends once its user has agreed. */
async function agree() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Войти через Telegram')
  const auth_data = { id: 100500, first_name: 'Иван', auth_date: 1_760_000_000, hash: HASH }
  await act(async () => {
    fireEvent(
      window,
      new MessageEvent('message', {
        origin: 'https://oauth.telegram.org',
        source: frame.contentWindow,
        data: JSON.stringify({ event: 'auth_user', auth_data }),
      }),
    )
  })
}

describe('domain §2: Telegram in profile settings', () => {
  it('links by the widget: the signed payload is sent, the account is shown', async () => {
    const { gateway, user } = show()
    expect(screen.queryByTitle('Войти через Telegram')).toBeNull()
    await user.click(await button('Привязать Telegram'))
    await agree()
    expect(await screen.findByText('@ivan_tg')).toBeVisible()
    expect(screen.getByText('Telegram привязан')).toBeVisible()
    const sent = gateway.asked.find(({ id }) => id === 'auth.telegramLink')?.body
    expect(sent).toMatchObject({ telegramId: '100500', authDate: 1_760_000_000, hash: HASH })
    expect(sent).toMatchObject({ phone: IVAN.phone })
  })

  it('the form takes the linked username over and keeps what is typed', async () => {
    const { gateway, user } = show()
    await user.type(await screen.findByLabelText('Имя'), ' Иванович')
    await user.click(await button('Привязать Telegram'))
    await agree()
    await screen.findByText('@ivan_tg')
    await user.click(await button('Сохранить'))
    await waitFor(() =>
      expect(gateway.asked).toContainEqual({
        id: 'profiles.update',
        body: { username: 'Иван Иванович', telegramUsername: 'ivan_tg', type: 0 },
      }),
    )
  })

  it('shows that it is linking until the answer', async () => {
    const { gateway, user } = show()
    let answer = (_: Profile) => {}
    gateway.answers['auth.telegramLink'] = () => new Promise((resolve) => (answer = resolve))
    await user.click(await button('Привязать Telegram'))
    await agree()
    expect(await button(/^Привязать Telegram/)).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer(LINKED))
    expect(await screen.findByText('@ivan_tg')).toBeVisible()
  })

  it('waiting for the widget can be given up', async () => {
    const { gateway, user } = show()
    await user.click(await button('Привязать Telegram'))
    await user.click(await button('Отмена'))
    expect(await button('Привязать Telegram')).toBeVisible()
    expect(screen.queryByTitle('Войти через Telegram')).toBeNull()
    expect(gateway.asked.some(({ id }) => id === 'auth.telegramLink')).toBe(false)
  })

  it.each([
    ['auth.telegram_taken', 'Этот Telegram уже связан с другим аккаунтом.'],
    ['auth.telegram_signature', 'Telegram не подтвердил вход. Попробуйте ещё раз.'],
    ['network.failed', /связ|интернет/i],
  ] as const)('%s is said in the section, and can be tried again', async (code, text) => {
    const { gateway, user } = show()
    const link = gateway.answers['auth.telegramLink']
    gateway.answers['auth.telegramLink'] = fails(code)
    await user.click(await button('Привязать Telegram'))
    await agree()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    if (link) gateway.answers['auth.telegramLink'] = link
    await user.click(await button('Попробовать ещё раз'))
    await user.click(await button('Привязать Telegram'))
    await agree()
    expect(await screen.findByText('@ivan_tg')).toBeVisible()
  })

  it('a linked account can be changed; one without a username is named by its id', async () => {
    const { user } = show({ profile: { ...IVAN, telegramId: '42' } })
    expect(await screen.findByText('ID 42')).toBeVisible()
    await user.click(await button('Сменить'))
    await agree()
    expect(await screen.findByText('@ivan_tg')).toBeVisible()
  })

  it('a link can be removed, and after a failure it stays', async () => {
    const { gateway, user } = show({ profile: LINKED })
    const unlink = gateway.answers['auth.telegramUnlink']
    gateway.answers['auth.telegramUnlink'] = fails('network.failed')
    await user.click(await button('Отвязать'))
    await user.click(await button('Попробовать ещё раз'))
    expect(await screen.findByText('@ivan_tg')).toBeVisible()
    if (unlink) gateway.answers['auth.telegramUnlink'] = unlink
    await user.click(await button('Отвязать'))
    expect(await button('Привязать Telegram')).toBeVisible()
    expect(screen.getByText('Telegram отвязан')).toBeVisible()
  })

  describe('by a one-time link into the bot', () => {
    const LINK = 'https://t.me/trassa_bot?start=token'
    const askBot = async (profile = IVAN, name = 'Привязать через бота') => {
      const shown = show({ profile })
      shown.gateway.answers['auth.telegramDeepLink'] = () => ({ url: LINK })
      await shown.user.click(await button(name))
      const link = await screen.findByRole('link', { name: 'Открыть бота' })
      expect(link).toHaveAttribute('href', LINK)
      expect(link).toHaveFocus()
      return shown
    }

    it('a linked account is changed as well: another one is waited for, also by a code for the phone', async () => {
      const { gateway } = await askBot({ ...IVAN, telegramId: '42' }, 'Сменить через бота')
      expect(await screen.findByRole('img', { name: 'QR-код со ссылкой на бота' })).toBeVisible()
      gateway.answers['profiles.me'] = () => LINKED
      expect(await screen.findByText('@ivan_tg', {}, { timeout: 5000 })).toBeVisible()
    })

    it('waits until the bot has linked, also over a line that is lost', async () => {
      const { gateway } = await askBot()
      gateway.answers['profiles.me'] = fails('network.failed')
      const failed = gateway.asked.length
      await waitFor(() => expect(gateway.asked.length).toBeGreaterThan(failed), { timeout: 5000 })
      gateway.answers['profiles.me'] = () => LINKED
      expect(await screen.findByText('@ivan_tg', {}, { timeout: 5000 })).toBeVisible()
      expect(screen.getByText('Telegram привязан')).toBeVisible()
    })

    it('another user who has logged in meanwhile is not taken for this one', async () => {
      const { gateway } = await askBot()
      gateway.answers['profiles.me'] = () => ({ ...LINKED, id: '999' })
      const alert = await screen.findByRole('alert', {}, { timeout: 5000 })
      expect(alert).toHaveTextContent('Войдите, чтобы продолжить.')
      expect(screen.queryByText('@ivan_tg')).toBeNull()
    })

    it('can be given up; then the profile is asked for no longer', async () => {
      const { gateway, user } = await askBot()
      await user.click(await button('Отмена'))
      expect(await button('Привязать через бота')).toBeVisible()
      const asked = gateway.asked.length
      await new Promise((resolve) => setTimeout(resolve, 2300))
      expect(gateway.asked.length).toBe(asked)
    })

    it('a link that cannot be made is said', async () => {
      const { gateway, user } = show()
      gateway.answers['auth.telegramDeepLink'] = fails('request.too_many')
      await user.click(await button('Привязать через бота'))
      expect(await screen.findByRole('alert')).toBeVisible()
    })
  })

  it('without a bot a link is shown and can only be removed', async () => {
    show({ profile: LINKED, bot: null })
    expect(await screen.findByText('@ivan_tg')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Сменить' })).toBeNull()
    expect(await button('Отвязать')).toBeVisible()
  })

  it('without a bot and a link there is no section', async () => {
    show({ bot: null })
    await screen.findByLabelText('Имя')
    expect(screen.queryByRole('heading', { name: 'Telegram' })).toBeNull()
  })
})
