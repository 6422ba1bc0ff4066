import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UnsignedUpdateError } from './signed-manifest.ts'
import { createUpdates, type Updater } from './updates.ts'

const HOUR = 3_600_000

class FakeUpdater extends EventEmitter {
  autoInstallOnAppQuit = true
  autoDownload = false
  checkForUpdates = vi.fn(async () => null)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function make() {
  const updater = new FakeUpdater()
  const onChanged = vi.fn()
  const updates = createUpdates(updater as unknown as Updater, onChanged)
  return { updater, updates, onChanged }
}

it('looks a minute after the start and every four hours', async () => {
  const { updater } = make()
  expect(updater.checkForUpdates).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(4 * HOUR)
  expect(updater.checkForUpdates).toHaveBeenCalledTimes(2)
})

it('a downloaded update waits for the person’s word, and then for the end of the program', async () => {
  const { updater, updates } = make()
  updater.emit('update-available', { version: '0.2.0' })
  expect(updates.read()).toEqual({ state: 'downloading', version: '0.2.0' })
  updater.emit('update-downloaded', { version: '0.2.0' })
  // electron-updater reads it right now, to wait for the end of the program at all.
  expect(updater.autoInstallOnAppQuit).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(updater.autoInstallOnAppQuit).toBe(false)
  expect(updates.read()).toEqual({ state: 'ready', version: '0.2.0', onQuit: false })

  updates.installOnQuit(true)
  expect(updater.autoInstallOnAppQuit).toBe(true)
  expect(updates.read()).toMatchObject({ onQuit: true })
  updates.installOnQuit(false)
  expect(updater.autoInstallOnAppQuit).toBe(false)
})

it('nothing is looked for while an update waits, and a late failure does not take the offer away', async () => {
  const { updater, updates } = make()
  updater.emit('update-downloaded', { version: '0.2.0' })
  updater.emit('error', new Error('late'))
  expect(updates.read()).toMatchObject({ state: 'ready' })
  await updates.check()
  expect(updater.checkForUpdates).not.toHaveBeenCalled()
})

it('a failure is quiet, says which it was, and ends with the next attempt', async () => {
  const { updater, updates } = make()
  updater.checkForUpdates.mockRejectedValueOnce(new Error('ECONNREFUSED'))
  await updates.check()
  updater.emit('error', new Error('ECONNREFUSED'))
  expect(updates.read()).toEqual({ state: 'failed', reason: 'unreachable' })
  updater.emit('error', new UnsignedUpdateError('latest-linux.yml'))
  expect(updates.read()).toEqual({ state: 'failed', reason: 'unsigned' })
  updater.emit('update-not-available')
  expect(updates.read()).toEqual({ state: 'idle' })
})

it('there is nothing to install before something is downloaded', () => {
  const { updater, updates } = make()
  updates.installOnQuit(true)
  expect(updates.read()).toEqual({ state: 'idle' })
  expect(updater.autoInstallOnAppQuit).toBe(true)
})
