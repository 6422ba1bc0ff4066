import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../../app/query-client.ts'
import { ApiContext } from '../../../lib/api-context.ts'
import { adRow } from '../../../testing/samples.ts'
import type { RowList } from './row-queries.ts'
import { useAdRows } from './use-ad-rows.ts'

const TOTAL = 5_050
const LIST: RowList = { filter: { values: {}, sort: 'id', direct: 'asc' }, generation: 0 }

/** A server with so many ads; it counts what is asked. */
function begin(total = TOTAL) {
  const server = {
    pages: [] as number[],
    isDown: false,
    /** What has become of ads since their page was read. */
    now: (id: string) => ({ row: adRow(id), found: true }),
  }
  const ask = async (call: Call, { query }: { query: { cursor?: string; ids?: string } }) => {
    if (server.isDown) throw new AppError('network.failed')
    if (call.id === 'moderator.readAdRows') {
      const items = query.ids?.split(',').map(server.now) ?? []
      return { items: items.filter(({ row }) => row.version > 0) }
    }
    const first = Number(query.cursor ?? 1)
    server.pages.push(first)
    const length = Math.min(100, total - first + 1)
    const next = first + length
    return {
      items: Array.from({ length }, (_, index) => adRow(String(first + index))),
      total,
      nextCursor: next > total ? null : String(next),
    }
  }
  const client = createQueryClient()
  const drawn = { count: 0 }
  const rows = () => {
    drawn.count += 1
    return useAdRows(LIST)
  }
  const { result } = renderHook(rows, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <ApiContext value={{ ask } as unknown as ApiClient}>{children}</ApiContext>
      </QueryClientProvider>
    ),
  })
  const idAt = (index: number) => result.current.rowAt(index)?.row.id
  return { server, client, result, idAt, drawn }
}

const scrollToEnd = async ({ result }: ReturnType<typeof begin>) => {
  while (!result.current.isWhole) {
    const { count, show } = result.current
    act(() => show(count - 40, count - 1))
    await waitFor(() => expect(result.current.count).toBeGreaterThan(count))
  }
}

it('domain §9: grows page by page, keeps windows in memory and reads the others again from their cursors', async () => {
  const at = begin()
  const { result, server, client, idAt } = at
  await waitFor(() => expect(result.current.count).toBe(100))
  expect(result.current.total).toBe(TOTAL)
  await scrollToEnd(at)
  expect(result.current.count).toBe(TOTAL)
  expect(idAt(TOTAL - 1)).toBe(String(TOTAL))
  const inMemory = client.getQueryCache().findAll({ queryKey: ['ads', 'page'] })
  expect(inMemory.length).toBeLessThan(30)

  server.pages.length = 0
  act(() => result.current.show(0, 30))
  await waitFor(() => expect(idAt(0)).toBe('1'))
  expect(server.pages).toEqual([1])
  expect(result.current.count).toBe(TOTAL)
})

it('gives the rows of pages out of sight while they are in memory', async () => {
  const at = begin()
  const { result, idAt } = at
  await waitFor(() => expect(result.current.count).toBe(100))
  expect(result.current.rowInMemory(100)).toBeUndefined()
  await scrollToEnd(at)
  await waitFor(() => expect(idAt(TOTAL - 1)).toBe(String(TOTAL)))
  expect(idAt(TOTAL - 900)).toBeUndefined()
  expect(result.current.rowInMemory(TOTAL - 900)?.id).toBe(String(TOTAL - 899))
  expect(result.current.rowInMemory(0)).toBeUndefined()
})

it('changes rows in place: one that the filter no longer finds stays, a deleted one too', async () => {
  const { server, client, result } = begin()
  await waitFor(() => expect(result.current.count).toBe(100))
  server.now = (id) => ({
    row: adRow(id, { version: id === '3' ? 0 : 9 }),
    found: id !== '2',
  })
  await act(() => client.invalidateQueries())
  await waitFor(() => expect(result.current.rowAt(0)?.row.version).toBe(9))
  expect(result.current.rowAt(1)).toMatchObject({ row: { id: '2', version: 9 }, state: 'changed' })
  expect(result.current.rowAt(2)).toMatchObject({ row: { id: '3' }, state: 'gone' })
  expect(server.pages).toEqual([1])
})

it('keeps its rows when the line drops, and says that they may be old', async () => {
  const { server, client, result, idAt } = begin()
  await waitFor(() => expect(result.current.count).toBe(100))
  server.isDown = true
  await act(() => client.invalidateQueries())
  await waitFor(() => expect(result.current.isStale).toBe(true))
  expect(idAt(99)).toBe('100')
  server.isDown = false
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.isStale).toBe(false))
})

it('an empty list comes to rest: drawn for ever, it would let no other page be opened', async () => {
  const { result, drawn } = begin(0)
  await waitFor(() => expect(result.current.isWhole).toBe(true))
  const { count } = drawn
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(result.current.count).toBe(0)
  expect(drawn.count - count).toBeLessThan(3)
})
