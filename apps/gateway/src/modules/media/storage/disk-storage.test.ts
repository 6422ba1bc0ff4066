import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { incomingFolder, removeStaleIncoming } from '../upload/incoming-files.ts'
import { createDiskStorage } from './disk-storage.ts'

const root = await mkdtemp(join(tmpdir(), 'trassa-storage-'))
afterAll(() => rm(root, { recursive: true, force: true }))
const storage = createDiskStorage(root)

const bytesOf = async (key: string) => {
  const file = await storage.read(key)
  return file && { size: file.size, text: (await buffer(file.stream)).toString() }
}

it('keeps, reads, replaces and removes a file, and leaves nothing on the way', async () => {
  expect(await storage.exists('a1b2-240.webp')).toBe(false)
  expect(await storage.read('a1b2-240.webp')).toBeUndefined()
  await storage.write('a1b2-240.webp', Buffer.from('one'))
  await storage.write('a1b2-240.webp', Buffer.from('second'))
  expect(await storage.exists('a1b2-240.webp')).toBe(true)
  expect(await bytesOf('a1b2-240.webp')).toEqual({ size: 6, text: 'second' })
  expect(await readdir(incomingFolder(root))).toEqual([])
  await storage.remove('a1b2-240.webp')
  await storage.remove('a1b2-240.webp')
  expect(await storage.exists('a1b2-240.webp')).toBe(false)
})

it('a reader of a file that is being replaced sees one version whole', async () => {
  const large = (sign: string) => Buffer.alloc(2_000_000, sign)
  await storage.write('race', large('a'))
  const reading = bytesOf('race')
  await storage.write('race', large('b'))
  const seen = await reading
  expect(new Set(seen?.text).size).toBe(1)
  expect(seen?.text.length).toBe(2_000_000)
})

it.each([
  '../secret',
  '..',
  '.incoming',
  'a/../../b',
  '/etc/passwd',
  'a\\b',
  'a%2f..',
  'a\0b',
  '',
  'x'.repeat(200),
])('refuses the key %j', async (key) => {
  await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('Not a file key')
  await expect(storage.read(key)).rejects.toThrow('Not a file key')
  await expect(storage.exists(key)).rejects.toThrow('Not a file key')
  await expect(storage.remove(key)).rejects.toThrow('Not a file key')
})

it('removes what a crash left on its way, but nothing newer', async () => {
  await writeFile(join(incomingFolder(root), 'left'), 'x')
  expect(await removeStaleIncoming(root, new Date(Date.now() - 60_000))).toBe(0)
  expect(await removeStaleIncoming(root, new Date(Date.now() + 60_000))).toBe(1)
  expect(await readdir(incomingFolder(root))).toEqual([])
})
