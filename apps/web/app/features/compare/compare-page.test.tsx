import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppError } from '@trassa/contracts/app-error'
import type { Ad } from '@trassa/contracts/entities/ad'
import { afterEach, describe, expect, it } from 'vitest'
import { comparedAds, setCompared } from '../../shared/comparison/compared-ads.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ComparePage } from './compare-page.tsx'
import { loadComparison } from './load-comparison.ts'

const ad = (id: string, changes: Partial<Ad> = {}) => ({
  id,
  slug: `ad-${id}`,
  adType: 'auto',
  title: `Kia ${id}`,
  price: 1_000_000,
  cityName: 'Казань',
  citySlug: 'kazan',
  photos: [],
  fields: { year: 2018, mileage: 50_000 },
  names: {},
  seller: { type: 0 },
  ...changes,
})

const MARKET: Record<string, ReturnType<typeof ad>> = {
  '1': ad('1'),
  '2': ad('2', { fields: { year: 2018, mileage: 90_000, equipment: [1] } }),
  '3': ad('3', { adType: 'truck' }),
}

async function show(query: string) {
  const { api } = fakeApi({
    'ads.byId': ({ params }) => {
      const found = MARKET[(params as { id: string }).id]
      if (!found) throw new AppError('ad.gone')
      return found
    },
  })
  const url = new URL(`https://trassa.example/compare${query}`)
  renderPage(<ComparePage comparison={await loadComparison({ api, url })} />, { api })
}
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

// Test files of one worker share the storage.
afterEach(() => act(() => comparedAds.write([])))

describe('issue 9.5, the page of a comparison', () => {
  it('marks what differs by a sign and a word, and can show that only', async () => {
    await show('?ids=1,2')
    expect(rows()).toContain('Год выпуска')
    expect(rows().find((text) => text?.startsWith('Пробег'))).toMatch(/≠, различается$/)
    await userEvent.click(screen.getByRole('switch', { name: 'Только различия' }))
    expect(rows()).not.toContain('Год выпуска')
    expect(rows().some((text) => text?.startsWith('Пробег'))).toBe(true)
  })

  it('an ad is removed from the page and from what the browser keeps', async () => {
    setCompared({ id: '1', adType: 'auto' }, true)
    await show('?ids=1,2')
    const remove = screen.getByRole('link', { name: 'Убрать из сравнения: Kia 1' })
    expect(remove).toHaveAttribute('href', '/compare?ids=2')
    await userEvent.click(remove)
    expect(comparedAds.read()).toEqual([])
  })

  it('says which ads are gone, of another type, or too many', async () => {
    await show('?ids=1,3,8,9,2')
    expect(screen.getByText('Снято с публикации объявлений: 2. В сравнении их нет.')).toBeVisible()
    expect(screen.getByText(/здесь: Легковые автомобили. Других в адресе: 1/)).toBeVisible()
    expect(screen.getByText('Показаны первые объявления, не больше 4.')).toBeVisible()
    expect(screen.getByText(/Добавьте ещё хотя бы одно/)).toBeVisible()
  })

  it.each(['', '?ids=', '?ids=x,-1,1e9'])(
    '“%s” names no ads: says how to add one',
    async (query) => {
      await show(query)
      expect(screen.getByText('Выберите, что сравнить')).toBeVisible()
      expect(screen.queryByRole('table')).toBeNull()
    },
  )

  it('an address without ads opens what the browser chose last', async () => {
    setCompared({ id: '3', adType: 'truck' }, true)
    setCompared({ id: '1', adType: 'auto' }, true)
    setCompared({ id: '2', adType: 'auto' }, true)
    await show('')
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/compare?ids=2,1'))
  })

  it('an address of ads that are gone says so, and leads to what the browser chose', async () => {
    setCompared({ id: '1', adType: 'auto' }, true)
    await show('?ids=8')
    expect(screen.getByText(/Снято с публикации объявлений: 1/)).toBeVisible()
    expect(screen.getByText('Выберите, что сравнить')).toBeVisible()
    const links = within(screen.getByRole('list', { name: 'Сравнения' }))
    expect(links.getByRole('link')).toHaveAttribute('href', '/compare?ids=1')
  })

  it('leads to the comparisons of this browser, but not to itself', async () => {
    setCompared({ id: '1', adType: 'auto' }, true)
    setCompared({ id: '2', adType: 'auto' }, true)
    setCompared({ id: '3', adType: 'truck' }, true)
    await show('?ids=1,2')
    const links = within(screen.getByRole('list', { name: 'Сравнения' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/compare?ids=3'])
    act(() => comparedAds.write([{ id: '2', adType: 'auto' }]))
    expect(screen.getByRole('list', { name: 'Сравнения' })).toBeVisible()
  })
})
