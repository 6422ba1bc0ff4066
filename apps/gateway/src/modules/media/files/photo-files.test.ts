import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Photo } from '@trassa/contracts/entities/photo'
import { photoPath } from '@trassa/contracts/photo-files'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../../../main/config.ts'
import { createFastify } from '../../../platform/http/create-server.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import { renditionKey } from '../storage/photo-keys.ts'
import { storeDrawnMaster } from './drawn-master.ts'
import { photoFiles } from './photo-files.ts'
import { createJpegReader } from './picture-as-jpeg.ts'

const root = await mkdtemp(join(tmpdir(), 'trassa-photo-files-'))
const disk = createDiskStorage(join(root, 'files'))
const written: string[] = []
const storage: typeof disk = {
  ...disk,
  write: (key, bytes) => {
    written.push(key)
    return disk.write(key, bytes)
  },
}
const app = createFastify(readConfig({ LOG_LEVEL: 'silent' }))
await app.register(photoFiles, { prefix: '/files', storage })
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#c02030"/></svg>'

async function drawn(): Promise<Photo['id']> {
  const id = randomUUID()
  await storeDrawnMaster(storage, id, SVG)
  return id
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/files${path}`, headers })

it('makes a missing rendition from the master, keeps it, and serves it for ever', async () => {
  const id = await drawn()
  for (const format of ['webp', 'avif'] as const) {
    const answer = await ask(photoPath(id, 480, format))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 360 })
    expect(await storage.stat(renditionKey(id, { width: 480, format }))).toBeDefined()
  }
})

it('makes a rendition once, however many ask at the same time', async () => {
  const id = await drawn()
  written.length = 0
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ask(photoPath(id, 240, 'webp'))),
  )
  expect(answers.map((answer) => answer.statusCode)).toEqual(new Array(12).fill(200))
  await ask(photoPath(id, 240, 'webp'))
  expect(written).toEqual([renditionKey(id, { width: 240, format: 'webp' })])
})

it('answers 304 to a client that has it, and only headers to HEAD', async () => {
  const path = photoPath(await drawn(), 240, 'webp')
  const { headers, rawPayload } = await ask(path)
  const again = await ask(path, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  const head = await app.inject({ method: 'HEAD', url: `/files${path}` })
  expect([head.statusCode, head.payload]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(String(rawPayload.length))
})

it('domain §1: an unknown photograph is our 404, which no cache may keep', async () => {
  const answer = await ask(photoPath(randomUUID(), 240, 'webp'))
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'request.not_found' })
  expect(answer.headers['cache-control']).toBeUndefined()
})

it('never serves the master, another size, another type or another file', async () => {
  const id = await drawn()
  await writeFile(join(root, 'secret.webp'), 'secret')
  const names = [
    `${id}.master`,
    `${id}-241.webp`,
    `${id}-0240.webp`,
    `${id}-240.svg`,
    `${id}-240.webp.master`,
    `${id.toUpperCase()}-240.webp`,
    '../secret.webp',
    '..%2fsecret.webp',
    '..%2f..%2fsecret.webp',
    '%2e%2e%2fsecret.webp',
    '..%5csecret.webp',
    `${id}-240.webp%00`,
    `%2fetc%2fpasswd`,
    '....//secret.webp',
  ]
  for (const name of names) {
    const answer = await ask(`/images/${name}`)
    expect([name, answer.statusCode]).toEqual([name, 404])
    expect(answer.payload).not.toContain('secret.webp')
  }
})

it('issue 11: a picture of a message is read as JPEG, made from its master where it is missing', async () => {
  const read = createJpegReader(storage)
  const key = renditionKey(await drawn(), { width: 960, format: 'webp' })
  for (let time = 0; time < 2; time++) {
    const { format, width } = await sharp(await read(key)).metadata()
    expect({ format, width }).toEqual({ format: 'jpeg', width: 960 })
  }
  expect(await read(renditionKey(randomUUID(), { width: 960, format: 'webp' }))).toBeUndefined()
})
