import { screen } from '@testing-library/react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useKeepQuery } from '../../shared/ads/last-filter.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { moderatedAd } from '../../testing/samples.ts'
import { AdPage } from './ad-page.tsx'

function Table() {
  const { search } = useLocation()
  useKeepQuery(search.slice(1))
  return <Link to="/ads/11">{`Таблица ${search}`}</Link>
}

it('docs/decisions/149: an ad that is closed leads to the table as it was left', async () => {
  const { user } = renderConsole(
    <Routes>
      <Route path="/ads" element={<Table />} />
      <Route path="/ads/:id" element={<AdPage />} />
    </Routes>,
    {
      'moderator.readAd': () => moderatedAd('11'),
      'queue.claim': ({ params }) => ({ ...moderatedAd('0').claim, ...Object(params) }),
    },
    { path: '/ads?vin=XTA&sort=price' },
  )
  await user.click(screen.getByRole('link', { name: 'Таблица ?vin=XTA&sort=price' }))
  await user.click(await screen.findByRole('button', { name: /Закрыть/ }))
  expect(await screen.findByText('Таблица ?vin=XTA&sort=price')).toBeVisible()
})
