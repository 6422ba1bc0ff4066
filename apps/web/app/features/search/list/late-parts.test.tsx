import { act, waitFor } from '@testing-library/react'
import { adsQuery } from '@trassa/api-client/queries'
import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { ListedAd } from '@trassa/contracts/entities/ad'
import { memo } from 'react'
import { afterAll, expect, it, vi } from 'vitest'
import { adCard } from '../../../testing/ad-card.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { addressOf, type ListPage, listQuery } from '../address/list-page.ts'

const rendered = vi.fn<(part: string) => void>()

/** The pages with late parts that only tell that they are rendered, in modules of their own: files share theirs. */
async function pagesWithTelling() {
  vi.resetModules()
  vi.doMock('../../../lib/hydration/late-part.tsx', () => ({
    latePart: (load: () => Promise<unknown>) =>
      memo(function LatePart() {
        rendered(String(load))
        return null
      }),
  }))
  const { AdList } = await import('./ad-list.tsx')
  const { MainPage } = await import('../main-page/main-page.tsx')
  const { createQueryClient } = await import('../../../shared/api/browser-api.ts')
  const { renderPage } = await import('../../../testing/render-page.tsx')
  return { AdList, MainPage, createQueryClient, renderPage }
}
afterAll(() => {
  vi.doUnmock('../../../lib/hydration/late-part.tsx')
  vi.resetModules()
})

const list: ListPage = {
  form: AUTO_FORM,
  city: null,
  filters: [],
  sort: 'dateTo',
  cursor: null,
  now: '2026-11-21T09:00:00.000Z',
}
const ad: Partial<ListedAd> = adCard()

/** It shows nothing on a page. */
const INVISIBLE = /item-list/
const parts = () => rendered.mock.calls.flat().filter((part) => !INVISIBLE.test(part))

// An update that reaches a late part before its code has come takes its HTML from the page until then.
it.each([
  ['a list', 'AdList'],
  ['a main page', 'MainPage'],
] as const)('no late part of %s is rendered anew where rows complete its ads', async (_, name) => {
  const { [name]: Page, createQueryClient, renderPage } = await pagesWithTelling()
  const { api } = fakeApi({ 'dictionaries.carMarks': () => [] })
  const queryClient = createQueryClient()
  const { queryKey } = adsQuery(api, listQuery(addressOf(list)))
  const show = (shown: Partial<ListedAd>) =>
    queryClient.setQueryData<unknown>(queryKey, {
      pages: [{ items: [shown], vip: [shown], nextCursor: null, total: 1 }],
      pageParams: [null],
    })
  show(ad)
  renderPage(<Page list={list} />, { api, queryClient, wide: false })
  await waitFor(() => expect(parts().join()).toContain('vip'))
  rendered.mockClear()
  act(() => void show({ ...ad, excerpt: 'Один хозяин.' }))
  await waitFor(() => expect(rendered).toHaveBeenCalled())
  expect(parts()).toEqual([])
})
