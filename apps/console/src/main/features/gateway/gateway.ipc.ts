import { randomUUID } from 'node:crypto'
import { createApiClient } from '@trassa/api-client/client'
import { fetchTransport } from '@trassa/api-client/fetch-transport'
import { net } from 'electron'
import { registerIpc } from '../../lib/register-ipc.ts'
import { registerDocumentsIpc } from '../documents/documents.ipc.ts'
import type { SessionVault } from '../session/session.vault.ts'
import { askGateway } from './ask-gateway.ts'
import { behindProxy } from './behind-proxy.ts'
import { sessionFetch } from './session-fetch.ts'
import { uploadPhoto } from './upload-photo.ts'

/** Ten megabytes over a bad line. */
const UPLOAD_PATIENCE_MS = 5 * 60_000

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
  function reach(patienceMs?: number) {
    const server = readServer()
    if (server === null) throw new Error('There is no server yet')
    const session = { server, vault, onSessionLost, ...(patienceMs && { patienceMs }) }
    return {
      bases: { gateway: `${server}${GATEWAY_BASE}` },
      sessionId,
      fetch: sessionFetch({ ...session, fetch: systemFetch }),
    }
  }
  registerIpc('gateway.ask', (request) =>
    askGateway(createApiClient(behindProxy(fetchTransport(reach()))), request),
  )
  registerIpc('gateway.upload', ({ bytes }) => uploadPhoto(bytes, reach(UPLOAD_PATIENCE_MS)))
  registerDocumentsIpc(reach)
}
