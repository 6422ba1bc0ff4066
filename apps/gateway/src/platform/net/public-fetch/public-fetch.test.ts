import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { startNameServer } from '../../../testing/name-server.ts'
import type { FetchRefusal } from './fetch-refusal.ts'
import { isPublicAddress } from './public-address.ts'
import { createPublicFetch, type FetchRequest } from './public-fetch.ts'

const answers: Record<string, RequestListener> = {
  '/file': (_, response) => response.setHeader('etag', '"1"').end('0123456789'),
  '/packed': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync('0'.repeat(1_000_000))),
  '/hop': (_, response) => response.writeHead(302, { location: '/file' }).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/to-metadata': (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  '/to-loopback': (_, response) => response.writeHead(301, { location: '//127.0.0.1/' }).end(),
  '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/same': (_, response) => response.writeHead(304).end(),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/silent': () => undefined,
  '/slow': (_, response) => void response.writeHead(200).write('0'),
}
const server = createServer((request, response) => answers[request.url ?? '']?.(request, response))
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Addresses by name, or the code of a refusal; what is not listed is not answered. */
const NAMES: Record<string, number[][] | number> = {
  'inside.test': [[10, 1, 2, 3]],
  'half-inside.test': [
    [8, 8, 8, 8],
    [127, 0, 0, 1],
  ],
  'empty.test': [],
  'broken.test': 2,
  'missing.test': 3,
}
const nameServer = await startNameServer(NAMES)
const local = createPublicFetch([new URL(origin).host])
const strict = createPublicFetch([], [nameServer])
const ASKED: FetchRequest = { maxBytes: 1000, timeoutMs: 5000 }
const faultOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'none',
    (error: FetchRefusal) => error.fault,
  )

describe('issue 11: what a user’s address may lead to', () => {
  it.each([
    ['8.8.8.8', true],
    ['2a00:1450:4010:c0b::8b', true],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.20.0.1', false],
    ['192.168.1.1', false],
    ['100.100.100.200', false],
    ['169.254.169.254', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00:ec2::254', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['::7f00:1', false],
    ['4000::1', false],
    ['not an address', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })

  it.each([
    ['http://127.0.0.1/x.csv', 'private'],
    ['http://localhost/x.csv', 'private'],
    ['http://2130706433/', 'private'],
    ['http://0x7f.1/', 'private'],
    ['http://[::1]/', 'private'],
    ['http://[::ffff:10.0.0.1]/', 'private'],
    ['http://169.254.169.254/latest/meta-data/', 'private'],
    ['http://8.8.8.8:22/', 'port'],
    ['http://name:secret@8.8.8.8/', 'credentials'],
    ['file:///etc/passwd', 'url'],
    ['ftp://8.8.8.8/x.csv', 'url'],
    ['feed.csv', 'url'],
    ['http://site.localhost/x.csv', 'private'],
    ['http://inside.test/x.csv', 'private'],
    ['http://half-inside.test/x.csv', 'private'],
    ['http://missing.test/x.csv', 'host'],
    ['http://empty.test/x.csv', 'host'],
    ['http://broken.test/x.csv', 'failed'],
  ])('%s is refused: %s', async (address, fault) => {
    expect(await faultOf(strict(address, ASKED))).toBe(fault)
  })
})

it('issue 11: a name server that is silent does not keep a request longer than its time', async () => {
  const begun = Date.now()
  const answer = strict('http://silent.test/x.csv', { ...ASKED, timeoutMs: 50 })
  expect(await faultOf(answer)).toBe('timeout')
  expect(Date.now() - begun).toBeLessThan(2000)
})

describe('issue 11: a file is fetched', () => {
  it('through a redirect, with its validators', async () => {
    const { bytes, etag } = await local(`${origin}/hop`, ASKED)
    expect(bytes?.toString()).toBe('0123456789')
    expect(etag).toBe('"1"')
  })

  it('and not where nothing has changed', async () => {
    expect((await local(`${origin}/same`, ASKED)).bytes).toBeNull()
  })

  it.each([
    ['/loop', {}, 'redirects'],
    ['/to-file', {}, 'url'],
    ['/to-metadata', {}, 'private'],
    ['/to-loopback', {}, 'private'],
    ['/gone', {}, 'status'],
    ['/file', { maxBytes: 9 }, 'tooLarge'],
    ['/packed', {}, 'tooLarge'],
    ['/silent', { timeoutMs: 50 }, 'timeout'],
    ['/slow', { timeoutMs: 50 }, 'timeout'],
  ])('%s %j: %s', async (path, change, fault) => {
    expect(await faultOf(local(origin + path, { ...ASKED, ...change }))).toBe(fault)
  })
})
