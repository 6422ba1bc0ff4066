import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../actions/button.tsx'
import { watchHistoryEntry } from './back-entries.ts'
import { Sheet } from './sheet.tsx'

let isPhone = true
const seenByRouter = vi.fn()

beforeEach(() => {
  isPhone = true
  seenByRouter.mockClear()
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  window.addEventListener('popstate', seenByRouter)
  history.pushState({ key: 'before', idx: 1 }, '', '/before')
  history.pushState({ key: 'page', idx: 2 }, '', '/list')
  watchHistoryEntry()
})
afterEach(() => {
  window.removeEventListener('popstate', seenByRouter)
  vi.unstubAllGlobals()
})

async function openFilters() {
  render(
    <Sheet title="Фильтры" trigger={<Button>Открыть</Button>}>
      <Sheet title="Марки" trigger={<Button>Марка</Button>}>
        Lada
      </Sheet>
    </Sheet>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }))
  await screen.findByRole('dialog', { name: 'Фильтры' })
}
const sheet = (name: string) => screen.queryByRole('dialog', { name })
const pageNow = () => (history.state as { key: string }).key

it('§9 mobile view: Back closes a sheet, and the router sees no navigation', async () => {
  await openFilters()
  history.back()
  await waitFor(() => expect(sheet('Фильтры')).toBeNull())
  expect(pageNow()).toBe('page')
  expect(seenByRouter).not.toHaveBeenCalled()
})

it('closes one of two sheets at a time', async () => {
  await openFilters()
  await userEvent.click(screen.getByRole('button', { name: 'Марка' }))
  await screen.findByRole('dialog', { name: 'Марки' })
  history.back()
  await waitFor(() => expect(sheet('Марки')).toBeNull())
  expect(await screen.findByRole('dialog', { name: 'Фильтры' })).toBeVisible()
  history.back()
  await waitFor(() => expect(sheet('Фильтры')).toBeNull())
  expect(pageNow()).toBe('page')
})

it('leaves the page at once when the sheet was closed by its button', async () => {
  await openFilters()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(sheet('Фильтры')).toBeNull())
  history.back()
  await waitFor(() => expect(pageNow()).toBe('before'))
  expect(seenByRouter).toHaveBeenCalledOnce()
})

it('opening again adds no second entry', async () => {
  await openFilters()
  const before = history.length
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Открыть' }))
  await screen.findByRole('dialog', { name: 'Фильтры' })
  expect(history.length).toBe(before)
  history.back()
  await waitFor(() => expect(sheet('Фильтры')).toBeNull())
  expect(pageNow()).toBe('page')
})

it('Forward does not leave the page for a closed sheet', async () => {
  await openFilters()
  history.back()
  await waitFor(() => expect(sheet('Фильтры')).toBeNull())
  history.forward()
  history.back()
  await waitFor(() => expect(pageNow()).toBe('before'))
})

it('on a desk Back leaves the page', async () => {
  isPhone = false
  const before = history.length
  await openFilters()
  expect(history.length).toBe(before)
})

it('keeps the filters that were chosen in the sheet', async () => {
  await openFilters()
  history.replaceState({ key: 'filtered', idx: 2 }, '', '/list?markId=1')
  watchHistoryEntry()
  history.back()
  await waitFor(() => expect(sheet('Фильтры')).toBeNull())
  expect(location.search).toBe('?markId=1')
  expect(pageNow()).toBe('filtered')
  expect(seenByRouter).not.toHaveBeenCalled()
  history.back()
  await waitFor(() => expect(pageNow()).toBe('before'))
})
