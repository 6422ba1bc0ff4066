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

/** The system's key store: what one key has encrypted no other one decrypts. */
const keyring = { key: 'usual ' }
beforeEach(() => {
  keyring.key = 'usual '
})

function start() {
  const file = durableFile(join(folder, 'drafts'), {
    encryptString: (text) => Buffer.from(keyring.key + text),
    decryptString(secret) {
      if (!secret.toString().startsWith(keyring.key)) throw new Error('another key')
      return secret.toString().slice(keyring.key.length)
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
  keyring.key = 'fallback '
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
  keyring.key = 'fallback '
  const drafts = start()
  await drafts.open()
  keyring.key = 'usual '
  await new Promise((resolve) => setTimeout(resolve, 5))
  drafts.change({ key: 'lift:11', text: 'Новый' })
  expect(await drafts.open()).toEqual({ 'lift:11': 'Новый', 'lift:12': 'Другой' })
  expect(drafts.areUnread()).toBe(false)
  expect(await start().open()).toEqual({ 'lift:11': 'Новый', 'lift:12': 'Другой' })
})
