import { AppError } from '@trassa/contracts/app-error'
import type { ClientBases, Transport, TransportAnswer, TransportRequest } from './transport.ts'

interface FetchOptions {
  bases: ClientBases
  /** One log session for the life of a tab or a window (domain §1). */
  sessionId: string
  fetch?: typeof globalThis.fetch
  /** Headers that a request carries beside those of its call. */
  headers?: (request: TransportRequest) => Record<string, string>
}

/** Requests by `fetch`, with the session's cookie. */
export function fetchTransport(options: FetchOptions): Transport {
  const ask = options.fetch ?? globalThis.fetch
  return async (request) => {
    const { base, method, path, query, headers, body, signal, keepalive } = request
    const noAnswer = (cause: unknown): never => {
      if (signal?.aborted) throw cause
      throw new AppError('network.failed', { cause })
    }
    const search = new URLSearchParams(query).toString()
    const response = await ask(`${options.bases[base]}${path}${search && `?${search}`}`, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'x-log-session': options.sessionId,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers?.(request),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    }).catch(noAnswer)
    return await readAnswer(response).catch(noAnswer)
  }
}

/** What a response says; a body that is no JSON, such as the page of a proxy, is `null`. Rejects where the body breaks off. */
export async function readAnswer(response: Response): Promise<TransportAnswer> {
  const text = await response.text()
  const retryAfter = retryAfterOf(response.headers.get('retry-after'))
  return {
    status: response.status,
    body: parseJson(text),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** `Retry-After` in seconds; it may be a date as well (RFC 9110, 10.2.3). */
export function retryAfterOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
