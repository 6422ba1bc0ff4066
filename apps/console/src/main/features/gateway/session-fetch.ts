import type { SessionVault } from '../session/session.vault.ts'
import { cookieOfToken, tokenFromAnswer } from '../session/session-cookie.ts'

const PATIENCE_MS = 30_000

interface SessionFetchOptions {
  server: string
  vault: Pick<SessionVault, 'read' | 'keep' | 'forget'>
  fetch: typeof globalThis.fetch
  /** The server does not know the session any more. */
  onSessionLost: () => void
  /** How long to wait for the whole answer; 30 s where nothing is said, infinite for a stream. */
  patienceMs?: number
}

/** `fetch` that brings the session along, keeps the one it is given, and gives up in time. */
export function sessionFetch(options: SessionFetchOptions): typeof globalThis.fetch {
  const { server, vault, fetch, onSessionLost, patienceMs = PATIENCE_MS } = options
  return async (input, init) => {
    const token = vault.read(server)
    const headers = new Headers(init?.headers)
    if (token) headers.set('cookie', cookieOfToken(server, token))
    const response = await fetch(input, {
      ...init,
      headers: Object.fromEntries(headers),
      credentials: 'omit',
      redirect: 'error',
      ...(Number.isFinite(patienceMs) && { signal: AbortSignal.timeout(patienceMs) }),
    })
    const given = tokenFromAnswer(server, response.headers.getSetCookie())
    if (given) vault.keep(server, given)
    if (given === null) vault.forget()
    // A call that was under way while the token changed (second factor) says nothing of the new one.
    if (response.status === 401 && token && vault.read(server) === token) {
      vault.forget()
      onSessionLost()
    }
    return response
  }
}
