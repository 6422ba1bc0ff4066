import { screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useTableLink } from '../../shared/ads/last-filter.ts'
import { fakeFrame } from '../../testing/fake-frame.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { adRow } from '../../testing/samples.ts'
import { AdsPage } from './ads-page.tsx'

fakeFrame()

function Shell() {
  return (
    <>
      <Link to={useTableLink()}>Объявления</Link>
      <Link to="/users">Пользователи</Link>
      <Routes>
        <Route path="/ads" element={<AdsPage />} />
        <Route path="/users" element={<p>Найдите пользователя</p>} />
      </Routes>
    </>
  )
}

it('issue 12: the link leads to the table as it was left, from the table itself to all ads', async () => {
  const { user, asked } = renderConsole(
    <Shell />,
    {
      'moderator.listAds': () => ({ items: [adRow('1')], total: 1, nextCursor: null }),
      'cities.list': () => [],
      'moderatorViews.list': () => ({ items: [] }),
    },
    { path: '/ads?vin=XTA&sort=price' },
  )
  await screen.findByRole('button', { name: /VIN или номер кузова: XTA/ })
  await user.click(screen.getByRole('link', { name: 'Пользователи' }))
  await screen.findByText('Найдите пользователя')
  await user.click(screen.getByRole('link', { name: 'Объявления' }))
  await screen.findByRole('button', { name: /VIN или номер кузова: XTA/ })
  // The rows that were read are kept.
  expect(asked('moderator.listAds')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Объявления' }))
  await screen.findByText(/1.объявление, загружено 1/)
  expect(screen.queryByRole('button', { name: /VIN или номер кузова/ })).toBeNull()
  expect(asked('moderator.listAds').at(-1)?.query).toEqual({ sort: 'updatedAt', direct: 'desc' })
})
