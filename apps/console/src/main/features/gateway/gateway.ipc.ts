import { randomUUID } from 'node:crypto'
import { createApiClient } from '@trassa/api-client/client'
import { fetchTransport } from '@trassa/api-client/fetch-transport'
import { net } from 'electron'
import { registerIpc } from '../../lib/register-ipc.ts'
import type { SessionVault } from '../session/session.vault.ts'
import { askGateway } from './ask-gateway.ts'
import { sessionFetch } from './session-fetch.ts'

/** domain §1. */
const GATEWAY_BASE = '/gateway'

/** Through the system's proxies and certificates, which Node's own `fetch` does not know. */
const systemFetch: typeof fetch = (input, init) =>
  net.fetch(input instanceof URL ? input.href : input, init)

interface GatewayIpcOptions {
  readServer: () => string | null
  vault: SessionVault
  onSessionLost: () => void
}

/** The way from the renderer to the gateway; one log session for the life of this process (domain §1). */
export function registerGatewayIpc({ readServer, vault, onSessionLost }: GatewayIpcOptions): void {
  const sessionId = randomUUID()
  const clientOf = (server: string) =>
    createApiClient(
      fetchTransport({
        base: `${server}${GATEWAY_BASE}`,
        sessionId,
        fetch: sessionFetch({ server, vault, fetch: systemFetch, onSessionLost }),
      }),
    )
  registerIpc('gateway.ask', (request) => {
    const server = readServer()
    if (server === null) throw new Error('There is no server yet')
    return askGateway(clientOf(server), request)
  })
}
