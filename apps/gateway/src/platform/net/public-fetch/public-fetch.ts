import type { LookupAddress } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchRefusal } from './fetch-refusal.ts'
import { requireUrl, resolvePrivate, resolvePublic } from './public-address.ts'

const REDIRECTS_MAX = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const NOT_MODIFIED = 304

export interface FetchRequest {
  /** Of the body as it is read, decompressed; more is `tooLarge`. */
  maxBytes: number
  /** For everything: redirects and the whole body. */
  timeoutMs: number
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** `bytes` is `null` where the server has answered that nothing has changed (304). */
export interface Fetched {
  bytes: Buffer | null
  etag: string | undefined
  lastModified: string | undefined
}

export type PublicFetch = (address: string, request: FetchRequest) => Promise<Fetched>

/**
 * Makes GET requests to addresses that users name. Each address on the way, those of redirects included, is
 * resolved once, must be public, and is the one that is connected to.
 *
 * @param privateHosts `host:port` that are asked although they are not public: servers of the operator's. A default
 * port is left out: `stock.lan`.
 * @param nameServers `address:port` of those that are asked; by default the machine's.
 */
export function createPublicFetch(
  privateHosts: readonly string[],
  nameServers?: readonly string[],
): PublicFetch {
  const addressesOf = (url: URL, signal: AbortSignal) =>
    privateHosts.includes(url.host)
      ? resolvePrivate(url)
      : resolvePublic(url, { signal, nameServers })

  async function follow(address: string, asked: FetchRequest, signal: AbortSignal) {
    let url = requireUrl(address)
    for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
      const response = await ask(url, await addressesOf(url, signal), asked, signal)
      const { statusCode: status = 0, headers } = response
      const { etag, 'last-modified': lastModified } = headers
      if (REDIRECTS.has(status) && headers.location !== undefined) {
        response.destroy()
        url = requireUrl(headers.location, url)
        continue
      }
      if (status === 200) {
        return { bytes: await readBody(response, asked.maxBytes), etag, lastModified }
      }
      response.destroy()
      if (status === NOT_MODIFIED) return { bytes: null, etag, lastModified }
      throw new FetchRefusal('status', { status })
    }
    throw new FetchRefusal('redirects')
  }

  return async (address, asked) => {
    const timeout = AbortSignal.timeout(asked.timeoutMs)
    const signal = asked.signal ? AbortSignal.any([timeout, asked.signal]) : timeout
    try {
      return await follow(address, asked, signal)
    } catch (error) {
      if (error instanceof FetchRefusal) throw error
      throw new FetchRefusal(timeout.aborted ? 'timeout' : 'failed', { cause: error })
    }
  }
}

function ask(
  url: URL,
  addresses: LookupAddress[],
  { headers }: FetchRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const [first] = addresses
  // Without this the connection would resolve the name once more, perhaps to another address.
  const lookup: LookupFunction = (_host, options, answer) => {
    if (options.all) answer(null, addresses)
    else answer(null, first?.address ?? '', first?.family)
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((fulfil, reject) => {
    request(
      url,
      {
        lookup,
        signal,
        // No connection is kept: the next request resolves and checks anew.
        agent: false,
        headers: {
          'user-agent': 'Trassa-Feed/1.0',
          'accept-encoding': 'gzip, deflate, br',
          ...headers,
        },
      },
      fulfil,
    )
      .on('error', reject)
      .end()
  })
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy()
    throw new FetchRefusal('tooLarge')
  }
  const chunks: Buffer[] = []
  let total = 0
  const body = decompressed(response)
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      total += chunk.length
      // Counted behind the decompression: a small body may unpack to any size.
      if (total > maxBytes) throw new FetchRefusal('tooLarge')
      chunks.push(chunk)
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks)
}

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity' || encoding === '') return response
  const unpack = unpackerOf(encoding)
  if (!unpack) throw new FetchRefusal('encoding')
  response.on('error', (error) => unpack.destroy(error))
  return response.pipe(unpack)
}

function unpackerOf(encoding: string) {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      return undefined
  }
}
