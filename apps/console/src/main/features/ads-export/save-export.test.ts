import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveExport } from './save-export.ts'

let folder: string
let answer: (response: ServerResponse) => void
const asked: { url: string; body: string }[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    asked.push({ url: request.url ?? '', body })
    answer(response)
  })
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  asked.length = 0
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await rm(folder, { recursive: true })
})

const BODY = { filter: { stats: '1' }, sort: 'price', direct: 'asc', columns: ['title'] }

function save({
  path = join(folder, 'Объявления.csv') as string | null,
  controller = new AbortController(),
  onProgress = vi.fn<(bytes: number) => void>(),
  silenceMs = 60_000,
} = {}) {
  const { port } = server.address() as AddressInfo
  const result = saveExport(
    { format: 'csv', body: BODY },
    {
      reach: () => ({ bases: { gateway: `http://127.0.0.1:${port}` }, sessionId: 's1', fetch }),
      silenceMs,
      choosePath: async () => path,
      onProgress,
      signal: controller.signal,
    },
  )
  return { result, controller, onProgress }
}

it('writes what comes where the person says, and tells how much it is', async () => {
  answer = (response) => {
    response.write('первая\r\n')
    setTimeout(() => response.end('вторая\r\n'), 20)
  }
  const { result, onProgress } = save()
  expect(await result).toEqual({ outcome: 'saved' })
  expect(await readFile(join(folder, 'Объявления.csv'), 'utf8')).toBe('первая\r\nвторая\r\n')
  expect(await readdir(folder)).toEqual(['Объявления.csv'])
  expect(onProgress).toHaveBeenLastCalledWith(Buffer.byteLength('первая\r\nвторая\r\n'))
  expect(asked).toEqual([{ url: '/v1/moderator/ads/export.csv', body: JSON.stringify(BODY) }])
})

it('asks the gateway for nothing where the person does not want a file', async () => {
  expect(await save({ path: null }).result).toEqual({ outcome: 'cancelled' })
  expect(asked).toEqual([])
})

it('a file that breaks off is told and leaves an earlier file as it was', async () => {
  const path = join(folder, 'Объявления.csv')
  await writeFile(path, 'вчера')
  answer = (response) => {
    response.write('первая\r\n')
    setTimeout(() => response.destroy(), 20)
  }
  expect(await save().result).toMatchObject({
    outcome: 'failed',
    failure: { code: 'network.failed' },
  })
  expect(await readFile(path, 'utf8')).toBe('вчера')
  expect(await readdir(folder)).toEqual(['Объявления.csv'])
})

it('a server that sends nothing more is given up', async () => {
  answer = (response) => response.write('первая\r\n')
  expect(await save({ silenceMs: 50 }).result).toMatchObject({
    outcome: 'failed',
    failure: { code: 'network.failed' },
  })
  expect(await readdir(folder)).toEqual([])
})

it('two windows that write under one name leave a whole file', async () => {
  const answers: ServerResponse[] = []
  answer = (response) => {
    response.write('начало ')
    answers.push(response)
    if (answers.length === 2) for (const [i, each] of answers.entries()) each.end(`конец ${i}`)
  }
  const results = await Promise.all([save().result, save().result])
  expect(results).toEqual([{ outcome: 'saved' }, { outcome: 'saved' }])
  expect(await readdir(folder)).toEqual(['Объявления.csv'])
  expect(await readFile(join(folder, 'Объявления.csv'), 'utf8')).toMatch(/^начало конец [01]$/)
})

it('cancelling ends the request and leaves nothing', async () => {
  let hasClosed: () => void = () => undefined
  const closed = new Promise<void>((done) => {
    hasClosed = done
  })
  answer = (response) => {
    response.on('close', hasClosed)
    response.write('первая\r\n')
  }
  const { result, controller, onProgress } = save()
  await vi.waitFor(() => expect(onProgress).toHaveBeenCalled())
  controller.abort()
  expect(await result).toEqual({ outcome: 'cancelled' })
  await closed
  expect(await readdir(folder)).toEqual([])
})

it('a refusal of the gateway and a place that takes no file are told apart', async () => {
  answer = (response) =>
    response
      .writeHead(429, { 'content-type': 'application/json', 'retry-after': '60' })
      .end(JSON.stringify({ detail: 'x', code: 'moderation.exports_spent', sessionId: 's1' }))
  expect(await save().result).toMatchObject({
    outcome: 'failed',
    failure: { code: 'moderation.exports_spent', retryAfter: 60 },
  })
  answer = (response) => response.end('первая\r\n')
  expect(await save({ path: join(folder, 'нет', 'x.csv') }).result).toEqual({
    outcome: 'unwritable',
  })
})
