import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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

/** How old what came with the page is when it is opened in this way. */
function updatedAt(type: NavigationTimingType, isOnline = true) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const browser = new QueryClient()
  shown(browser, [[['city'], 'Казань']])
  return browser.getQueryState(['city'])?.dataUpdatedAt
}

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

it('answers of the loaders reach the cache before the page reads them', async () => {
  const server = new QueryClient()
  server.setQueryData(['city'], 'Казань')
  const inLoaderData = { queryKey: ['summary'], queryFn: () => 1, meta: { inLoaderData: true } }
  await server.query(inLoaderData)
  const failing = { queryKey: ['ads'], queryFn: () => Promise.reject(new Error()), retry: false }
  await server.query(failing).catch(() => undefined)
  const sent = sentQueries(server)
  expect(sent).toEqual([[['city'], 'Казань']])
  expect(shown(new QueryClient(), sent)).toBe('Казань')
})

it('docs/decisions/167: a page is the same bytes whenever its calls were answered', () => {
  const sentOf = (updatedAt: number) => {
    const server = new QueryClient()
    server.setQueryData(['city'], 'Казань', { updatedAt })
    return JSON.stringify(sentQueries(server))
  }
  expect(sentOf(1)).toBe(sentOf(60_000))
})

it.each(['navigate', 'reload'] as const)(
  'what the server has just confirmed is as old as the opening of the page (%s), which asks for it no more',
  (type) => {
    const before = Date.now()
    expect(updatedAt(type)).toBeGreaterThanOrEqual(before)
  },
)

it.each([
  ['back_forward', true],
  ['navigate', false],
] as const)('what the browser had kept itself is outdated (%s, network: %s)', (type, isOnline) => {
  expect(updatedAt(type, isOnline)).toBe(0)
})

it('a part of an answer is outdated from the beginning', () => {
  const server = new QueryClient()
  server.setQueryData(['marks'], ['Лада'], { updatedAt: 0 })
  const browser = new QueryClient()
  shown(browser, sentQueries(server))
  expect(browser.getQueryState(['marks'])).toMatchObject({ data: ['Лада'], dataUpdatedAt: 0 })
})

it('what the cache has already is not replaced', () => {
  const browser = new QueryClient()
  browser.setQueryData(['city'], 'Омск')
  expect(shown(browser, [[['city'], 'Казань']])).toBe('Омск')
})
