import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { durableFile } from '../../lib/durable-file.ts'
import { openDecisionList } from './decision-list.ts'
import { approval } from './testing/outbox-processes.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trassa-decisions-'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => rm(folder, { recursive: true }))

/** The file of the account, read with one key of the system; another key cannot decrypt it. */
const fileWith = (key: string) =>
  durableFile(join(folder, 'decisions'), {
    encryptString: (text) => Buffer.from(key + text),
    decryptString(secret) {
      if (!secret.toString().startsWith(key)) throw new Error('another key')
      return secret.toString().slice(key.length)
    },
  })
const open = (key: string) => openDecisionList(fileWith(key), () => undefined)

it('domain §9: what cannot be decrypted is told, kept, and sent once the key is there again', async () => {
  await (await open('usual ')).add(approval('11'))
  const withoutKeyring = await open('fallback ')
  expect(withoutKeyring.hasLost).toBe(true)
  expect(withoutKeyring.read()).toEqual([])

  const later = await open('usual ')
  expect(later.hasLost).toBe(false)
  expect(later.read()).toMatchObject([{ adId: '11', state: 'waiting' }])
  expect((await open('usual ')).read()).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['decisions'])
})

it('decisions of the time without the key are sent after the recovered ones', async () => {
  await (await open('usual ')).add(approval('11'))
  await open('fallback ')
  await (await open('usual ')).add(approval('12'))
  expect((await open('usual ')).read()).toMatchObject([{ adId: '11' }, { adId: '12' }])
})

it('a row that makes no sense is told of, kept beside, and hides no other', async () => {
  const file = fileWith('usual ')
  await (await open('usual ')).add(approval('11'))
  await file.write([...((await file.read()) as unknown[]), { id: 'of another version' }])
  const opened = await open('usual ')
  expect(opened.hasLost).toBe(true)
  expect(opened.read()).toMatchObject([{ adId: '11' }])
  expect(await readdir(folder)).toHaveLength(2)
  expect((await open('usual ')).hasLost).toBe(false)
})
