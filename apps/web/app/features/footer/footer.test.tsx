import { screen, within } from '@testing-library/react'
import type { OutsideLinks } from '@trassa/contracts/outside-links'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import Footer from './footer.tsx'

const show = (outsideLinks: OutsideLinks = {}) =>
  renderPage(<Footer />, { ...fakeApi({}), site: { outsideLinks } })

describe('§2 footer', () => {
  it('has document links and the copyright', () => {
    show()
    const documents = within(screen.getByRole('navigation', { name: 'Документы' }))
    expect(documents.getByRole('link', { name: 'Политика конфиденциальности' })).toHaveAttribute(
      'href',
      '/documents/policy',
    )
    expect(screen.getByText('© 2025 Трасса')).toBeVisible()
  })

  it('has store badges and social networks only where they are set', () => {
    show()
    expect(screen.queryByRole('list', { name: 'Мобильные приложения' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Мы в социальных сетях' })).toBeNull()
    show({ ruStore: 'https://apps.example/trassa', ok: 'https://ok.example/trassa' })
    const badges = screen.getByRole('list', { name: 'Мобильные приложения' })
    expect(
      within(badges)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Скачать вRuStore, откроется в новой вкладке'])
    expect(screen.getByRole('link', { name: /^Одноклассники/ })).toHaveAttribute(
      'href',
      'https://ok.example/trassa',
    )
  })

  it('a partner that takes orders itself stands in for the form', () => {
    show({ transport: 'https://cargo.example/' })
    expect(screen.getByRole('link', { name: /^Заказ перевозки/ })).toHaveAttribute(
      'href',
      'https://cargo.example/',
    )
  })
})
