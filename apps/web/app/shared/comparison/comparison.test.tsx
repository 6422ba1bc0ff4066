import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { CompareButton } from './compare-button.tsx'
import { CompareLink, CompareLinks } from './compare-links.tsx'
import { comparedAds, setCompared } from './compared-ads.ts'

// Test files of one worker share the storage.
afterEach(() => act(() => comparedAds.write([])))

const compare = (...ids: string[]) => {
  for (const id of ids) setCompared({ id, adType: 'auto' }, true)
}
const show = (id: string) =>
  renderPage(
    <>
      <CompareButton ad={{ id, adType: 'auto', title: 'Kia Rio' }} />
      <CompareLink adType="auto" />
      <CompareLinks />
    </>,
    { api: fakeApi({}).api },
  )
const button = (word: string) => screen.getByRole('button', { name: `${word}: Kia Rio` })

describe('issue 9.5, comparison', () => {
  it('an ad is added and removed; the link to the page says how many', async () => {
    compare('1')
    show('7')
    await userEvent.click(button('Сравнить'))
    expect(screen.getByRole('link', { name: 'Сравнить (2)' })).toHaveAttribute(
      'href',
      '/compare?ids=7,1',
    )
    expect(await screen.findByText('Добавлено к сравнению')).toBeVisible()
    await userEvent.click(button('В сравнении'))
    expect(comparedAds.read().map(({ id }) => id)).toEqual(['1'])
  })

  it('a fifth ad of a type is refused with a sentence; another type has room', async () => {
    compare('1', '2', '3', '4')
    show('7')
    await userEvent.click(button('Сравнить'))
    expect(await screen.findByText(/до четырёх объявлений/)).toBeVisible()
    expect(button('Сравнить')).toBeVisible()
    act(() => expect(setCompared({ id: '8', adType: 'truck' }, true)).toBe(true))
    expect(await screen.findByRole('link', { name: 'Сравнить (1): Грузовики' })).toBeVisible()
  })
})
