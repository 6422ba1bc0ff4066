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
    const signals = [init?.signal, Number.isFinite(patienceMs) && AbortSignal.timeout(patienceMs)]
    const response = await fetch(input, {
      ...init,
      headers: Object.fromEntries(headers),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.any(signals.filter((signal) => signal instanceof AbortSignal)),
    })
    // An answer that comes after another login or a logout says nothing of the session that there is now.
    if (vault.read(server) !== token) return response
    const given = tokenFromAnswer(server, response.headers.getSetCookie())
    if (given) vault.keep(server, given)
    if (given === null && token) vault.forget()
    if (response.status === 401 && token) {
      vault.forget()
      onSessionLost()
    }
    return response
  }
}
