import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { loginStore } from '../../lib/login-store.ts'
import { OFFERED_TYPES } from '../../lib/offered-types.ts'
import { fakeApi, IVAN, nobody } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Header } from './header.tsx'
import { siteLinks } from './navigation-links.ts'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import './services-menu.tsx'

function show(path = '/', me = nobody) {
  const { api } = fakeApi({ 'profiles.me': me })
  renderPage(<Header city={null} account={null} />, { api, path })
  return userEvent.setup()
}

describe('§2 header', () => {
  it('§6: Favorites without a login asks for the phone', async () => {
    const user = show()
    const before = loginStore.read()
    await user.click(await screen.findByRole('button', { name: 'Избранное' }))
    expect(loginStore.read()).toBe(before + 1)
  })

  it('leads nobody who is logged in to favourites that are not there yet', async () => {
    show('/profile/ProfileSettings', () => IVAN)
    await screen.findByRole('navigation', { name: 'Профиль' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Избранное' })).toBeNull())
  })

  it('has the navigation of the profile on profile pages', () => {
    show('/profile/myadsall/MyAdsDraft')
    const links = within(screen.getByRole('navigation', { name: 'Профиль' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Мои объявления',
      'Черновики',
      'Архив',
      'Редактировать профиль',
    ])
  })

  it.each(['/createAd', '/editad'])('hides the bottom header on %s', (path) => {
    show(path)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('opens the services menu, which closes with its link', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Меню' }))
    const menu = await screen.findByRole('dialog', { name: 'Меню' })
    await user.click(within(menu).getByRole('link', { name: 'Помощь' }))
    expect(screen.getByTestId('address')).toHaveTextContent('/Help')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('§2 top navigation', () => {
  it('leads to a single subtype at once, in the city of the page', () => {
    expect(siteLinks('kazan')[0]).toEqual({ label: 'Авто', to: '/kazan' })
  })

  it('drops a list down where a main type has several subtypes', () => {
    const [auto] = OFFERED_TYPES
    const [car] = auto?.subtypes ?? []
    if (!auto || !car) throw new Error('cars are offered')
    const truck = {
      ...car,
      id: 'auto.truck',
      adType: 'truck',
      prodId: 9,
      name: 'Грузовики',
    } as const
    const [link] = siteLinks('kazan', [{ ...auto, subtypes: [car, truck] }])
    expect(link?.children).toEqual([
      { label: 'Легковые автомобили', to: '/kazan' },
      { label: 'Грузовики', to: '/kazan/truck' },
    ])
  })
})
