import { randomUUID } from 'node:crypto'
import { type ApiClient, createApiClient } from '@trassa/api-client/client'
import { fetchTransport } from '@trassa/api-client/fetch-transport'
import type { ClientBases } from '@trassa/api-client/transport'
import { AppError } from '@trassa/contracts/app-error'
import type { Account } from '../../../shared/outbox.ts'
import { isSameAccount, type SessionAccount } from '../session/session.account.ts'
import type { SessionVault } from '../session/session.vault.ts'
import { behindProxy } from './behind-proxy.ts'
import { sessionFetch } from './session-fetch.ts'
import { watchedTransport } from './watched-transport.ts'

/** domain §1. */
const GATEWAY_BASE = '/gateway'

interface GatewayOptions {
  readServer: () => string | null
  vault: SessionVault
  account: SessionAccount
  /** Through the system's proxies and certificates, which Node's own `fetch` does not know. */
  fetch: typeof globalThis.fetch
  watch: Parameters<typeof watchedTransport>[1]
  onSessionLost: () => void
}

/** What a request to the gateway needs. */
export interface Reach {
  bases: ClientBases
  sessionId: string
  fetch: typeof globalThis.fetch
}

export interface Gateway {
  /** @throws Error while there is no server */
  reach: (patienceMs?: number) => Reach
  /** With the session of one account. @throws AppError `session.missing` where another is logged in */
  reachOf: (owner: Account, patienceMs?: number) => Reach
  /** A client with the present session; `patienceMs` where its calls take long. @throws Error while there is no server */
  client: (patienceMs?: number) => ApiClient
  /** A client of any server with one token, which changes nothing of the present session. */
  clientWithToken: (server: string, token: string) => ApiClient
  /** A client with the session of one account. @throws AppError `session.missing` where another is logged in */
  clientOf: (owner: Account) => ApiClient
}

/** The way from this process to the gateway; one log session for the life of this process (domain §1). */
export function createGateway(options: GatewayOptions): Gateway {
  const { readServer, vault, account, fetch, watch, onSessionLost } = options
  const sessionId = randomUUID()

  function reachWith(
    used: Pick<SessionVault, 'read' | 'keep' | 'forget'>,
    patienceMs?: number,
  ): Reach {
    const server = readServer()
    if (server === null) throw new Error('There is no server yet')
    const session = { server, vault: used, fetch, onSessionLost, ...(patienceMs && { patienceMs }) }
    return {
      bases: { gateway: `${server}${GATEWAY_BASE}` },
      sessionId,
      fetch: sessionFetch(session),
    }
  }
  function reachOf(owner: Account, patienceMs?: number): Reach {
    if (!isSameAccount(account.current(), owner)) throw new AppError('session.missing')
    // Asked again where the session is attached to the request: no login can come between.
    const read = (server: string) =>
      isSameAccount(account.current(), owner) ? vault.read(server) : null
    return reachWith({ ...vault, read }, patienceMs)
  }
  const clientWith = (reach: Reach) =>
    createApiClient(watchedTransport(behindProxy(fetchTransport(reach)), watch))

  return {
    reach: (patienceMs) => reachWith(vault, patienceMs),
    reachOf,
    client: (patienceMs) => clientWith(reachWith(vault, patienceMs)),
    clientWithToken(server, token) {
      const vault = { read: () => token, keep: () => undefined, forget: () => undefined }
      const session = { server, vault, fetch, onSessionLost: () => undefined }
      const bases = { gateway: `${server}${GATEWAY_BASE}` }
      return createApiClient(
        behindProxy(fetchTransport({ bases, sessionId, fetch: sessionFetch(session) })),
      )
    },
    clientOf: (owner) => clientWith(reachOf(owner)),
  }
}
