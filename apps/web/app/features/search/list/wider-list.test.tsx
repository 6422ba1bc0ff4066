import { screen } from '@testing-library/react'
import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import type { ListPage } from '../address/list-page.ts'
import { Omitted } from './wider-list.tsx'

const TULA: ListPage['city'] = { slug: 'tula', name: 'Тула', nameIn: 'Туле' }
const { api } = fakeApi({})
const AROUND: Filter = { key: 'radius', op: 'exact', value: 300 }
const meant = { adType: 'auto', query: 'yearFrom=2015', total: 0 } as const

const page = (city: ListPage['city'], filters: Filter[], query: string): ListPage => ({
  ...{ form: AUTO_FORM, city, filters, sort: 'dateTo', cursor: null, typed: 'новее 2015 тула' },
  now: '2026-11-29T09:00:00.000Z',
  understood: {
    ...{ text: '', ignored: '', corrected: null, others: [] },
    exact: { ...meant, citySlug: 'tula' },
    list: { ...meant, query, citySlug: city?.slug ?? null, total: 2 },
  },
})
const SINCE: Filter = { key: 'year', op: 'range', from: 2015 }

it('a nearest list around the city says how far it goes', async () => {
  await renderPage(<Omitted list={page(TULA, [SINCE, AROUND], 'yearFrom=2015&radius=300')} />, {
    api,
  })
  expect(screen.getByText(/Показаны в радиусе 300 км\./)).toBeVisible()
})

it('one of the whole country says so', async () => {
  await renderPage(<Omitted list={page(null, [SINCE], 'yearFrom=2015')} />, { api })
  expect(screen.getByText(/Показаны по всей России\./)).toBeVisible()
})
