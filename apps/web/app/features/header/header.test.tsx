import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { loginStore } from '../../shared/login/login-store.ts'
import { anonymous, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Header } from './header.tsx'
import { siteLinks } from './navigation-links.ts'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import './services-menu.tsx'

function show(path = '/', me = anonymous) {
  const { api } = fakeApi({
    'profiles.me': me,
    'favorites.ids': () => ({ adIds: ['1', '2'] }),
  })
  renderPage(<Header city={null} account={null} />, { api, path })
  return userEvent.setup()
}

describe('§2 header', () => {
  it('§6: Favorites without a login asks for the phone', async () => {
    const user = show()
    const before = loginStore.read()
    await user.click(await screen.findByRole('link', { name: 'Избранное' }))
    await waitFor(() => expect(loginStore.read()).toBe(before + 1))
  })

  it('Favorites: leads a user to the list, with how many there are, on a phone, too', async () => {
    const user = show('/', () => IVAN)
    await user.click(await screen.findByRole('link', { name: 'Избранное: 2' }))
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/profile/MyAdsAll/MyAdsFavorite'),
    )
  })

  it('has the navigation of the profile on profile pages', () => {
    show('/profile/myadsall/MyAdsDraft')
    const links = within(screen.getByRole('navigation', { name: 'Профиль' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Мои объявления',
      'Черновики',
      'Архив',
      'Избранное',
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
  const linkOf = (name: string) => siteLinks('kazan').find(({ label }) => label === name)

  it('drops the subtypes of a main type down, in the city of the page', () => {
    expect(linkOf('Авто')?.children?.slice(0, 2)).toEqual([
      { label: 'Легковые автомобили', to: '/kazan' },
      { label: 'Грузовики', to: '/kazan?ad_type=truck' },
    ])
    expect(siteLinks(null).find(({ label }) => label === 'Мото-гидро')).toMatchObject({
      to: '/Moto',
    })
  })

  it('opens a list on a press', async () => {
    const user = show()
    const bar = await screen.findByRole('navigation', { name: 'Разделы' })
    await user.click(await within(bar).findByRole('button', { name: 'Мото-гидро' }))
    expect(await screen.findByRole('link', { name: 'Снегоходы' })).toHaveAttribute(
      'href',
      '/Moto?ad_type=snow',
    )
  })
})
