import { useInfiniteQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { adsQuery } from '@trassa/api-client/queries'
import type { ListedAd } from '@trassa/contracts/entities/ad'
import { afterEach, expect, it } from 'vitest'
import { adCard } from '../../../testing/ad-card.ts'
import { type Answer, fails, fakeApi } from '../../../testing/fake-api.ts'
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
const page = { items: [ad], nextCursor: null as string | null, total: 1 }
/** The first page of a longer list. */
const firstPage = { ...page, nextCursor: 'next', total: 2 }

/** A list as its page brings it; `answer` says what comes then. */
function showList(wide: boolean, shown: typeof page, answer: Answer) {
  const { api, asked } = fakeApi({ 'filter.ads': (args) => answer(args) })
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const query = adsQuery(api, { ad_type: 'auto' })
  const sent = toSent(query.queryKey, { pages: [shown], pageParams: [null] })
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
  const calls = showList(true, page, () => page)
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
  const calls = showList(false, page, () => page)
  act(() => viewStore.write('rows'))
  expect(calls()).toBe(0)
})

const said = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join()
const retryOf = (row: HTMLElement) => within(row).getByRole('button', { name: 'Повторить' })

it('where they do not come the ads stay, and each row offers to ask again in their place', async () => {
  let answer: Answer = fails('server.failed')
  const calls = showList(true, firstPage, (args) => answer(args))
  act(() => viewStore.write('rows'))
  const row = screen.getByRole('article')
  expect(await within(row).findByText(/^Описание и продавца загрузить/)).toBeVisible()
  expect(said()).toContain('Описание и продавца загрузить не получилось')
  // Nothing is wrong with the list itself.
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('link', { name: 'Показать ещё' })).toBeVisible()
  fireEvent.click(retryOf(row))
  await waitFor(() => expect(calls()).toBe(2))
  await waitFor(() => expect(retryOf(row)).not.toHaveAttribute('aria-busy'))
  answer = () => firstPage
  fireEvent.click(retryOf(row))
  expect(await within(row).findByText('Один хозяин.')).toBeInTheDocument()
  expect(within(row).queryByRole('button', { name: 'Повторить' })).toBeNull()
  expect(said()).not.toContain('Описание')
})

it('a next page that does not come is told at its button, where it is asked for again', async () => {
  const second = { ...page, items: [{ ...ad, id: '8' }], total: 2 }
  let hasFailed = false
  showList(true, firstPage, ({ query }) => {
    if (!(query as { cursor?: string }).cursor) return firstPage
    if (hasFailed) return second
    hasFailed = true
    return fails('server.failed')({})
  })
  const more = () => fireEvent.click(screen.getByRole('link', { name: 'Показать ещё' }))
  more()
  expect(await screen.findByRole('alert')).toBeVisible()
  more()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('one press shows the next page also after the fields of rows did not come, and brings them', async () => {
  const second = { ...page, items: [{ ...ad, id: '8' }], total: 2 }
  let answer: Answer = fails('server.failed')
  showList(true, firstPage, (args) => answer(args))
  act(() => viewStore.write('rows'))
  await within(screen.getByRole('article')).findByRole('button', { name: 'Повторить' })
  answer = ({ query }) => ((query as { cursor?: string }).cursor ? second : firstPage)
  fireEvent.click(screen.getByRole('link', { name: 'Показать ещё' }))
  await waitFor(() => expect(screen.getAllByText('Один хозяин.')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
})
