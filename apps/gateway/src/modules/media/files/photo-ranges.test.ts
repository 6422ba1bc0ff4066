import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { photoPath } from '@trassa/contracts/photo-files'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '../../../main/config.ts'
import { createFastify } from '../../../platform/http/create-server.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { renditionKey } from '../storage/photo-keys.ts'
import { photoFiles } from './photo-files.ts'

const root = await mkdtemp(join(tmpdir(), 'trassa-photo-ranges-'))
const disk = createDiskStorage(root)
const reads: string[] = []
const streams: Readable[] = []
const storage: FileStorage = {
  ...disk,
  read: (key) => {
    reads.push(key)
    return disk.read(key)
  },
  stream: async (key, range) => {
    const stream = await disk.stream(key, range)
    if (stream) streams.push(stream)
    return stream
  },
}
const app = createFastify(readConfig({ LOG_LEVEL: 'silent' }))
await app.register(photoFiles, { prefix: '/files', storage })
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})
beforeEach(() => {
  reads.length = 0
  streams.length = 0
})

const RENDITION = { width: 480, format: 'webp' } as const
const SMALL = 1000
/** More than is kept in memory, and more than the buffers of a connection hold. */
const LARGE = 20_000_000

/** A rendition of random bytes: what it shows does not matter here. */
async function kept(size: number) {
  const id = randomUUID()
  const bytes = randomBytes(size)
  await disk.write(renditionKey(id, RENDITION), bytes)
  const url = `/files${photoPath(id, RENDITION.width, RENDITION.format)}`
  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers })
  return { id, bytes, url, ask }
}

it.each([SMALL, LARGE])('a range of a file of %i bytes is sent with its place', async (size) => {
  const { bytes, ask } = await kept(size)
  const answer = await ask({ range: 'bytes=10-29' })
  expect(answer.statusCode).toBe(206)
  expect(answer.headers).toMatchObject({
    'content-range': `bytes 10-29/${size}`,
    'content-length': '20',
    'accept-ranges': 'bytes',
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(answer.rawPayload).toEqual(bytes.subarray(10, 30))
  const end = await ask({ range: 'bytes=-5' })
  expect(end.rawPayload).toEqual(bytes.subarray(-5))
})

it('a range after the end is 416, which names the size and is not kept', async () => {
  const { ask } = await kept(SMALL)
  const answer = await ask({ range: `bytes=${SMALL}-` })
  expect([answer.statusCode, answer.payload]).toEqual([416, ''])
  expect(answer.headers['content-range']).toBe(`bytes */${SMALL}`)
  expect(answer.headers['cache-control']).toBeUndefined()
})

it('If-Range: the rest of the same file, the whole of another one', async () => {
  const { bytes, ask } = await kept(SMALL)
  const { headers } = await ask()
  expect(headers.etag).toMatch(/^"/)
  const rest = { range: 'bytes=900-' }
  const same = await ask({ ...rest, 'if-range': String(headers.etag) })
  expect([same.statusCode, same.rawPayload.length]).toEqual([206, 100])
  for (const condition of ['"other"', `W/${headers.etag}`, new Date().toUTCString()]) {
    const other = await ask({ ...rest, 'if-range': condition })
    expect([condition, other.statusCode]).toEqual([condition, 200])
    expect(other.rawPayload).toEqual(bytes)
  }
})

it('304 comes before a range, and HEAD knows no range', async () => {
  const { ask } = await kept(SMALL)
  const { headers } = await ask()
  const again = await ask({ 'if-none-match': String(headers.etag), range: 'bytes=5000-' })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  const head = await ask({ range: 'bytes=0-9' }, 'HEAD')
  expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([
    200,
    '',
    String(SMALL),
  ])
})

it('HEAD opens no file', async () => {
  const { ask } = await kept(LARGE)
  const head = await ask({}, 'HEAD')
  expect(head.headers['content-length']).toBe(String(LARGE))
  expect(streams).toEqual([])
})

it('a small file is read once, however many ask for it', async () => {
  const { ask } = await kept(SMALL)
  await Promise.all(Array.from({ length: 12 }, () => ask()))
  await ask({ range: 'bytes=0-9' })
  await ask({}, 'HEAD')
  expect(reads).toHaveLength(1)
})

it('a large file that was removed is our 404', async () => {
  const { id, ask } = await kept(LARGE)
  await ask({}, 'HEAD')
  await disk.remove(renditionKey(id, RENDITION))
  const answer = await ask()
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'request.not_found' })
  expect(answer.headers['cache-control']).toBeUndefined()
})

it('a connection that breaks in the middle leaves no file open', async () => {
  const { url, bytes, ask } = await kept(LARGE)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await once(socket, 'data')
  expect(streams[0]?.destroyed).toBe(false)
  socket.destroy()
  await vi.waitFor(() => expect(streams[0]?.closed).toBe(true), { timeout: 20_000 })
  expect((await ask()).rawPayload.length).toBe(bytes.length)
})
