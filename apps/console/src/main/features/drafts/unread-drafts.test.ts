import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { durableFile } from '../../lib/durable-file.ts'
import { MARINA } from '../../testing/accounts.ts'
import { createDraftsStore } from './drafts.store.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trassa-drafts-'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => rm(folder, { recursive: true }))

const FALLBACK = 'fallback '
/** The system's key store: without it texts are encrypted by a key of the program, which decrypts them always. */
const keyring = { key: 'usual ' }
beforeEach(() => {
  keyring.key = 'usual '
})

function start() {
  const file = durableFile(join(folder, 'drafts'), {
    encryptString: (text) => Buffer.from(keyring.key + text),
    decryptString(secret) {
      const text = secret.toString()
      const key = [keyring.key, FALLBACK].find((one) => text.startsWith(one))
      if (key === undefined) throw new Error('another key')
      return text.slice(key.length)
    },
  })
  return createDraftsStore({ files: () => file, currentAccount: () => MARINA })
}
async function typed(key: string, text: string) {
  const drafts = start()
  await drafts.open()
  drafts.change({ key, text })
  await drafts.flush()
  return drafts
}

it('decision 124: texts that cannot be decrypted are kept, told of, and there again with the key', async () => {
  await typed('lift:11', 'Сбой')
  keyring.key = FALLBACK
  const locked = start()
  expect(await locked.open()).toEqual({})
  expect(locked.areUnread()).toBe(true)
  keyring.key = 'usual '
  const later = start()
  expect(await later.open()).toEqual({ 'lift:11': 'Сбой' })
  expect(later.areUnread()).toBe(false)
  expect(await start().open()).toEqual({ 'lift:11': 'Сбой' })
  expect(await readdir(folder)).toEqual(['drafts'])
})

it('of two texts for one form the newer one counts, and a key store that opens meanwhile needs no restart', async () => {
  await typed('lift:11', 'Старый')
  await typed('lift:12', 'Другой')
  keyring.key = FALLBACK
  const drafts = start()
  await drafts.open()
  keyring.key = 'usual '
  await new Promise((resolve) => setTimeout(resolve, 5))
  drafts.change({ key: 'lift:11', text: 'Новый' })
  expect(await drafts.open()).toEqual({ 'lift:11': 'Новый', 'lift:12': 'Другой' })
  expect(drafts.areUnread()).toBe(false)
  expect(await start().open()).toEqual({ 'lift:11': 'Новый', 'lift:12': 'Другой' })
})

it('a text that was sent while an earlier one was locked does not come back with the key', async () => {
  await typed('lift:11', 'Отправленный')
  await typed('lift:12', 'Другой')
  keyring.key = FALLBACK
  const drafts = start()
  await drafts.open()
  drafts.change({ key: 'lift:11', text: null })
  await drafts.flush()
  const again = start()
  expect(await again.open()).toEqual({})
  expect(again.areUnread()).toBe(true)
  keyring.key = 'usual '
  const later = start()
  expect(await later.open()).toEqual({ 'lift:12': 'Другой' })
  expect(later.areUnread()).toBe(false)
})

it('texts of which some stay locked are still told of', async () => {
  await typed('lift:11', 'Сбой')
  keyring.key = 'second '
  await typed('lift:12', 'Другой')
  keyring.key = FALLBACK
  await start().open()
  keyring.key = 'usual '
  const drafts = start()
  expect(await drafts.open()).toEqual({ 'lift:11': 'Сбой' })
  expect(drafts.areUnread()).toBe(true)
})
