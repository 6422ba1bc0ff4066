import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OutsideLinks } from '@trassa/contracts/outside-links'
import { describe, expect, it } from 'vitest'
import { loginStore } from '../../shared/login/login-store.ts'
import { anonymous, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Header } from './header.tsx'
import { siteLinks } from './navigation-links.ts'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import './services-menu.tsx'

const OUTSIDE = {
  historyCheck: 'https://check.example/',
  insurance: 'https://bank.example/osago',
  ruStore: 'https://apps.example/trassa',
  vk: 'https://vk.example/trassa',
}

function show(path = '/', me = anonymous, outsideLinks: OutsideLinks = {}) {
  const { api } = fakeApi({
    'profiles.me': me,
    'favorites.ids': () => ({ adIds: ['1', '2'] }),
  })
  renderPage(<Header city={null} account={null} />, { api, path, site: { outsideLinks } })
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

  it('has the navigation of the profile on profile pages', async () => {
    show('/profile/myadsall/MyAdsDraft')
    const navigation = await screen.findByRole('navigation', { name: 'Профиль' })
    const links = within(navigation).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Мои объявления',
      'Черновики',
      'Архив',
      'Избранное',
      'Пакеты публикаций',
      'Рассылка в Telegram',
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

  const sectionsOf = async (outsideLinks: OutsideLinks) => {
    const user = show('/', anonymous, outsideLinks)
    await user.click(screen.getByRole('button', { name: 'Меню' }))
    const menu = await screen.findByRole('dialog', { name: 'Меню' })
    const headings = within(menu).getAllByRole('heading', { level: 3, hidden: true })
    return { menu, titles: headings.map(({ textContent }) => textContent) }
  }

  it('services menu: all sections in their order where every kind of link is set', async () => {
    const { menu, titles } = await sectionsOf(OUTSIDE)
    expect(titles).toEqual([
      'Сервисы',
      'Авто',
      'Мото-гидро',
      'Запчасти',
      'Мобильные приложения',
      'Мы в социальных сетях',
      'Предложения банка',
      'Документы',
    ])
    const check = within(menu).getByRole('link', { name: /^Проверка истории/ })
    expect(check).toHaveAttribute('href', OUTSIDE.historyCheck)
    expect(check).toHaveAttribute('target', '_blank')
  })

  it('services menu: a section without links is absent', async () => {
    const { menu, titles } = await sectionsOf({})
    expect(titles).toEqual(['Сервисы', 'Авто', 'Мото-гидро', 'Запчасти', 'Документы'])
    expect(within(menu).queryByText('Проверка истории')).toBeNull()
    expect(within(menu).getByRole('link', { name: 'Выкуп автомобиля' })).toHaveAttribute(
      'href',
      '/CarBuybackPage',
    )
  })
})

describe('§2 top navigation', () => {
  it("has a 'Сервисы' menu with what is set, outside links in a new tab", async () => {
    const user = show('/', anonymous, OUTSIDE)
    const bar = await screen.findByRole('navigation', { name: 'Разделы' })
    await user.click(await within(bar).findByRole('button', { name: 'Сервисы' }))
    expect(await screen.findByRole('link', { name: 'Заказ перевозки' })).toHaveAttribute(
      'href',
      '/Help#delivery',
    )
    const insurance = screen.getByRole('link', { name: /^Страхование/ })
    expect(insurance).toHaveAttribute('href', OUTSIDE.insurance)
    expect(insurance).toHaveAttribute('target', '_blank')
    expect(screen.queryByRole('link', { name: /^Автокредит/ })).toBeNull()
  })

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
