import { useInfiniteQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { adsQuery } from '@trassa/api-client/queries'
import type { ListedAd } from '@trassa/contracts/entities/ad'
import { afterEach, expect, it } from 'vitest'
import { adCard } from '../../../testing/ad-card.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { createQueryClient } from '../../api/browser-api.ts'
import { fromSent, toSent } from '../../api/sent-queries.ts'
import { adPages } from '../ad-pages.ts'
import { AdResults } from '../ad-results.tsx'
import { viewStore } from '../view-store.ts'
import './row-seller.tsx'

const ad: ListedAd = {
  ...adCard(),
  excerpt: 'Один хозяин.',
  hasVin: false,
  seller: { username: 'Марина', type: 0, slug: 'marina', createdAt: '2025-03-01T00:00:00.000Z' },
}
const page = { items: [ad], nextCursor: null, total: 1 }

/** A list as its page brings it. */
function showList(wide: boolean) {
  const { api, asked } = fakeApi({ 'filter.ads': () => page })
  const queryClient = createQueryClient()
  const query = adsQuery(api, { ad_type: 'auto' })
  const sent = toSent(query.queryKey, { pages: [page], pageParams: [null] })
  queryClient.setQueryData<unknown>(query.queryKey, fromSent(query.queryKey, sent))
  function List() {
    const found = adPages(useInfiniteQuery({ ...query, staleTime: 'static' }))
    return <AdResults found={found} now="2026-11-21T09:00:00.000Z" nextHref="/" empty={null} />
  }
  renderPage(<List />, { api, queryClient, wide })
  return () => asked.filter(({ id }) => id === 'filter.ads').length
}

afterEach(() => act(() => viewStore.write('cards')))

it('docs/decisions/174: excerpts and sellers are asked for when the visitor looks at rows, once', async () => {
  const calls = showList(true)
  expect(calls()).toBe(0)
  act(() => viewStore.write('rows'))
  const row = screen.getByRole('article')
  expect(await within(row).findByText('Один хозяин.')).toBeInTheDocument()
  expect(await within(row).findByRole('link', { name: 'Марина' })).toBeInTheDocument()
  act(() => viewStore.write('cards'))
  act(() => viewStore.write('rows'))
  await waitFor(() => expect(within(row).getByText('Один хозяин.')).toBeInTheDocument())
  expect(calls()).toBe(1)
})

it('a phone, whose rows show neither, asks for nothing', () => {
  const calls = showList(false)
  act(() => viewStore.write('rows'))
  expect(calls()).toBe(0)
})
