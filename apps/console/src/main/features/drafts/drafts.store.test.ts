import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Account } from '../../../shared/outbox.ts'
import { BORIS, MARINA } from '../../testing/accounts.ts'
import { memoryAccountFiles } from '../../testing/memory-account-files.ts'
import { createDraftsStore } from './drafts.store.ts'

const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function begin() {
  let account: Account | null = MARINA
  const { files, disk, fault } = memoryAccountFiles()
  const start = () =>
    createDraftsStore({
      files,
      currentAccount: () => account,
    })
  return {
    disk,
    fault,
    start,
    logIn: (next: Account | null) => {
      account = next
    },
  }
}

it('domain §9: a text is on disk within 300 ms of its last keystroke, also while one types on', async () => {
  const { disk, start } = begin()
  const drafts = start()
  await drafts.open()
  for (let typed = 1; typed <= 10; typed += 1) {
    drafts.change({ key: 'reasons:11', text: 'я'.repeat(typed) })
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(String([...disk.values()])).toContain('яяяя')
  await vi.advanceTimersByTimeAsync(250)
  expect(await start().open()).toEqual({ 'reasons:11': 'я'.repeat(10) })
})

it('a closed window writes at once, and a deleted draft is gone', async () => {
  const { start } = begin()
  const drafts = start()
  await drafts.open()
  drafts.change({ key: 'lift:11', text: 'Сбой' })
  drafts.change({ key: 'lift:12', text: 'Акция' })
  drafts.change({ key: 'lift:11', text: null })
  await drafts.flush()
  expect(await start().open()).toEqual({ 'lift:12': 'Акция' })
})

it('domain §9: another account reads nothing of it; what is typed belongs to the account it was opened for', async () => {
  const { start, logIn } = begin()
  const drafts = start()
  await drafts.open()
  logIn(null)
  drafts.change({ key: 'reasons:11', text: 'Дописала, когда сеанс кончился' })
  logIn(BORIS)
  expect(await drafts.open()).toEqual({})
  logIn(MARINA)
  expect(await drafts.open()).toEqual({ 'reasons:11': 'Дописала, когда сеанс кончился' })
})

it('a draft that has not changed for a month is deleted', async () => {
  const { start } = begin()
  const drafts = start()
  await drafts.open()
  drafts.change({ key: 'user:+79161234567', text: 'Иван' })
  await drafts.flush()
  vi.setSystemTime(Date.now() + 31 * DAY)
  expect(await start().open()).toEqual({})
})

it('a full disk loses no text while the program runs; it is written once there is room', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { fault, start } = begin()
  const drafts = start()
  await drafts.open()
  fault.now = new Error('ENOSPC')
  drafts.change({ key: 'lift:11', text: 'Сбой' })
  await vi.advanceTimersByTimeAsync(300)
  expect(await drafts.open()).toEqual({ 'lift:11': 'Сбой' })
  fault.now = null
  await drafts.flush()
  expect(await start().open()).toEqual({ 'lift:11': 'Сбой' })
})
