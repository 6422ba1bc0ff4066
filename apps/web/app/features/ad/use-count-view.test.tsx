import { renderHook } from '@testing-library/react'
import type { ApiClient } from '@trassa/api-client/client'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiContext } from '../../shared/api/api-context.ts'
import { withCallReporting } from '../../shared/api/with-call-reporting.ts'
import { errorAlertStore } from '../../shared/error-reporting/error-alert-store.ts'
import { fails, fakeApi } from '../../testing/fake-api.ts'
import { useCountView } from './use-count-view.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = () => vi.advanceTimersByTimeAsync(1000)

const show = (api: ApiClient) =>
  renderHook(({ adId }) => useCountView(adId), {
    initialProps: { adId: '7' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApiContext value={api}>{children}</ApiContext>
    ),
  })

it('a page counts the view of its ad once, however often it renders', async () => {
  const { api, asked } = fakeApi({ 'ads.countView': () => ({ counted: true }) })
  const { rerender } = show(api)
  rerender({ adId: '7' })
  await pass()
  rerender({ adId: '7' })
  await pass()
  expect(asked).toEqual([{ id: 'ads.countView' }])
  rerender({ adId: '8' })
  await pass()
  expect(asked).toHaveLength(2)
})

it('an ad that is left at once is not viewed', async () => {
  const { api, asked } = fakeApi({ 'ads.countView': () => ({ counted: true }) })
  const { unmount } = show(api)
  await vi.advanceTimersByTimeAsync(900)
  unmount()
  await pass()
  expect(asked).toEqual([])
})

it('a view that could not be counted says nothing', async () => {
  const { api, asked } = fakeApi({ 'ads.countView': fails('server.unavailable') })
  show(withCallReporting(api, 'session-1'))
  await pass()
  expect(asked).toHaveLength(1)
  expect(errorAlertStore.read()).toBeNull()
})
