import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { incomingFolder, removeStaleIncoming } from '../upload/incoming-files.ts'
import { createDiskStorage } from './disk-storage.ts'

const root = await mkdtemp(join(tmpdir(), 'trassa-storage-'))
afterAll(() => rm(root, { recursive: true, force: true }))
const storage = createDiskStorage(root)

it('keeps, reads, replaces and removes a file, and leaves nothing on the way', async () => {
  expect(await storage.stat('a1b2-240.webp')).toBeUndefined()
  expect(await storage.stream('a1b2-240.webp')).toBeUndefined()
  expect(await storage.read('a1b2-240.webp')).toBeUndefined()
  await storage.write('a1b2-240.webp', Buffer.from('one'))
  await storage.write('a1b2-240.webp', Buffer.from('second'))
  expect(await storage.stat('a1b2-240.webp')).toMatchObject({ size: 6 })
  expect(String(await storage.read('a1b2-240.webp'))).toBe('second')
  expect(await readdir(incomingFolder(root))).toEqual([])
  await storage.remove('a1b2-240.webp')
  await storage.remove('a1b2-240.webp')
  expect(await storage.stat('a1b2-240.webp')).toBeUndefined()
})

it('a reader of a file that is being replaced sees one version whole', async () => {
  const large = (sign: string) => Buffer.alloc(2_000_000, sign)
  await storage.write('race', large('a'))
  const stream = await storage.stream('race')
  const before = await storage.stat('race')
  await storage.write('race', large('b'))
  const seen = stream && (await text(stream))
  expect(new Set(seen).size).toBe(1)
  expect(seen?.length).toBe(2_000_000)
  expect((await storage.stat('race'))?.version).not.toBe(before?.version)
})

it('streams a range, its last byte included', async () => {
  await storage.write('digits', Buffer.from('0123456789'))
  const stream = await storage.stream('digits', { from: 3, to: 5 })
  expect(stream && (await text(stream))).toBe('345')
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
  await expect(storage.stat(key)).rejects.toThrow('Not a file key')
  await expect(storage.stream(key)).rejects.toThrow('Not a file key')
  await expect(storage.remove(key)).rejects.toThrow('Not a file key')
})

it('removes what a crash left on its way, but nothing newer', async () => {
  await writeFile(join(incomingFolder(root), 'left'), 'x')
  expect(await removeStaleIncoming(root, new Date(Date.now() - 60_000))).toBe(0)
  expect(await removeStaleIncoming(root, new Date(Date.now() + 60_000))).toBe(1)
  expect(await readdir(incomingFolder(root))).toEqual([])
})
