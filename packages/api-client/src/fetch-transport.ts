import { AppError } from '@trassa/contracts/app-error'
import type { PerBase } from '@trassa/contracts/envelopes'
import type { Transport } from './transport.ts'

interface FetchOptions {
  /** Where each base stands, e.g. `/gateway` or `https://trassa.example/gateway`. */
  bases: PerBase<string>
  /** One log session for the life of a tab or a window (domain §1). */
  sessionId: string
  fetch?: typeof globalThis.fetch
  /** Headers that every request carries, read anew each time. */
  headers?: () => Record<string, string>
}

/** Requests by `fetch`, with the session's cookie. */
export function fetchTransport(options: FetchOptions): Transport {
  const ask = options.fetch ?? globalThis.fetch
  return async ({ base, method, path, query, headers, body, signal, keepalive }) => {
    const search = new URLSearchParams(query).toString()
    const response = await ask(`${options.bases[base]}${path}${search && `?${search}`}`, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'x-log-session': options.sessionId,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers?.(),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      throw new AppError('network.failed', { cause })
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  }
}
