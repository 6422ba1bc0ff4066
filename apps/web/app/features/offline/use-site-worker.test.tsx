import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { keepShownPage } from './site-worker.ts'
import { useSiteWorker } from './use-site-worker.ts'

vi.mock('./site-worker.ts', () => ({ keepShownPage: vi.fn(async () => undefined) }))

beforeEach(() => {
  vi.stubEnv('DEV', false)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

function Page() {
  useSiteWorker()
  return null
}

it('§2 clearCache: what removes the worker does not start it anew', async () => {
  renderPage(<Page />, { ...fakeApi({}), path: '/clearCache' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(keepShownPage).not.toHaveBeenCalled()
})

it('another page is kept once it is read', async () => {
  renderPage(<Page />, { ...fakeApi({}), path: '/Help' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(keepShownPage).toHaveBeenCalledExactlyOnceWith(`${location.origin}/Help`)
})
