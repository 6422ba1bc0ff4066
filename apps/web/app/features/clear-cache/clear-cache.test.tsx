import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ClearCache } from './clear-cache.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const ORIGIN = location.origin

function browserWith(scripts: string[], names: string[]) {
  const unregistered: string[] = []
  const deleted: string[] = []
  const registrations = scripts.map((path) => ({
    active: { scriptURL: `${ORIGIN}${path}` },
    unregister: async () => unregistered.push(path),
  }))
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => registrations },
  })
  vi.stubGlobal('caches', {
    keys: async () => names,
    delete: async (name: string) => deleted.push(name),
  })
  return { unregistered, deleted }
}

it('§2 clearCache: removes workers, caches and stored values at a press, and says so', async () => {
  const { unregistered, deleted } = browserWith(['/sw.js'], ['pages', 'old'])
  localStorage.setItem('trassa.city', 'kazan')
  renderPage(<ClearCache />, fakeApi({}))
  expect(unregistered).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }))
  expect(await screen.findByText(/Вход в профиль сохранён/)).toBeVisible()
  expect(unregistered).toEqual(['/sw.js'])
  expect(deleted).toEqual(['pages', 'old'])
  expect(localStorage).toHaveLength(0)
})
