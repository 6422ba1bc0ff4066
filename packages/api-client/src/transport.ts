import type { ClientCall, Method } from '@trassa/contracts/call'

/** The bases that clients ask. */
export type ClientBase = NonNullable<ClientCall['base']>

/** Where each of them stands, e.g. `/gateway` or `https://trassa.example/gateway`. */
export type ClientBases = Readonly<Record<ClientBase, string>>

/** A request as the client makes it; `path` is below the address of `base`. */
export interface TransportRequest {
  base: ClientBase
  method: Method
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal | undefined
  /** Where pages come and go: the request outlives the one that sends it. */
  keepalive?: boolean
}

export interface TransportAnswer {
  status: number
  body: unknown
  /** Seconds from the header `Retry-After`; absent without one. */
  retryAfter?: number
}

/**
 * How requests travel: fetch in a browser, `inject` on the server that renders, IPC in the console.
 * It rejects with AppError `network.failed` when no answer came, and never for a status.
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>
