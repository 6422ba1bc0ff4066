import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type SentQuery, sentQueries, useSentQueries } from './sent-queries.ts'

function Page({ sent }: { sent: SentQuery[] }) {
  useSentQueries(sent)
  return <output>{String(useQueryClient().getQueryData(['city']))}</output>
}

const shown = (queryClient: QueryClient, sent: SentQuery[]) => {
  render(
    <QueryClientProvider client={queryClient}>
      <Page sent={sent} />
    </QueryClientProvider>,
  )
  return screen.getByRole('status').textContent
}

it('answers of the loaders reach the cache before the page reads them, with their age', async () => {
  const server = new QueryClient()
  server.setQueryData(['city'], 'Казань', { updatedAt: 7 })
  const inLoaderData = { queryKey: ['summary'], queryFn: () => 1, meta: { inLoaderData: true } }
  await server.query(inLoaderData)
  const failing = { queryKey: ['ads'], queryFn: () => Promise.reject(new Error()), retry: false }
  await server.query(failing).catch(() => undefined)
  const sent = sentQueries(server)
  expect(sent).toEqual([[['city'], 'Казань', 7]])
  const browser = new QueryClient()
  expect(shown(browser, sent)).toBe('Казань')
  expect(browser.getQueryState(['city'])?.dataUpdatedAt).toBe(7)
})

it('what the cache has already is not replaced', () => {
  const browser = new QueryClient()
  browser.setQueryData(['city'], 'Омск')
  expect(shown(browser, [[['city'], 'Казань', 7]])).toBe('Омск')
})
