import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { loginStore } from '../../shared/login/login-store.ts'
import { type Answer, anonymous, fails, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AccountButton } from './account-button.tsx'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import './account-menu.tsx'

const NO_PACKAGE = { type: 'GENERAL', remainder: 0, expiresAt: null }

function show(me = anonymous, current: Answer = () => NO_PACKAGE) {
  const gateway = fakeApi({
    'profiles.me': me,
    'auth.logout': () => ({ loggedOut: true }),
    'payments.currentPackage': current,
  })
  renderPage(<AccountButton />, { api: gateway.api, path: '/Help' })
  return { gateway, user: userEvent.setup() }
}

describe('§2 account', () => {
  it('is a Login button without a session', async () => {
    const { user } = show()
    const before = loginStore.read()
    await user.click(await screen.findByRole('button', { name: 'Войти' }))
    expect(loginStore.read()).toBe(before + 1)
  })

  it('has a menu without a session, too', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Профиль' }))
    expect(await screen.findByText('Войти в профиль')).toBeVisible()
    for (const name of ['Войти', 'Разместить объявление', 'Рассылка в Telegram', 'Помощь']) {
      expect(screen.getByRole('menuitem', { name })).toBeVisible()
    }
  })

  it('shows the first letter of the name and the account menu', async () => {
    const { user } = show(() => IVAN)
    const button = await screen.findByRole('button', { name: 'Профиль: Иван' })
    expect(button).toHaveTextContent('И')
    await user.click(button)
    await screen.findByText('Выгода до 50%')
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Разместить объявление',
      'Мои объявления',
      'Черновики',
      'Архив',
      'Избранное',
      'Рассылка в Telegram',
      'Пакеты публикацийВыгода до 50%',
      'Редактировать профиль',
      'Помощь',
      'Выйти',
    ])
  })

  it('§2, §7: the badge of packages says how many publications are left', async () => {
    const { user } = show(
      () => IVAN,
      () => ({ ...NO_PACKAGE, remainder: 3 }),
    )
    await user.click(await screen.findByRole('button', { name: 'Профиль: Иван' }))
    expect(
      await screen.findByRole('menuitem', { name: /Пакеты публикаций\s?3\sпубликации/ }),
    ).toBeVisible()
  })

  it('§7: what packages are left is not told where it cannot be read', async () => {
    const { user, gateway } = show(() => IVAN, fails('server.failed'))
    await user.click(await screen.findByRole('button', { name: 'Профиль: Иван' }))
    await waitFor(() =>
      expect(gateway.asked.map(({ id }) => id)).toContain('payments.currentPackage'),
    )
    expect(screen.getByRole('menuitem', { name: 'Пакеты публикаций' })).toBeVisible()
  })

  it('§4 logout: closes the session, forgets the person, goes to the main page', async () => {
    const { user, gateway } = show(() => IVAN)
    await user.click(await screen.findByRole('button', { name: 'Профиль: Иван' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Выйти' }))
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/))
    expect(await screen.findByRole('button', { name: 'Войти' })).toBeInTheDocument()
    expect(gateway.asked.map(({ id }) => id)).toContain('auth.logout')
  })
})
