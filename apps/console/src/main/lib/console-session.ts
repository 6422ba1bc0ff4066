import { type Session, session } from 'electron'

/** Without the prefix `persist:`, Chromium keeps a session in memory alone. */
const PARTITION = 'console'

/** The session of the windows and of every request: what moderators read never reaches the disk. */
export const consoleSession = (): Session => session.fromPartition(PARTITION)

/** `fetch` through the system's proxies and certificates, which Node's own does not know. */
export function fetchOf(session: Session): typeof globalThis.fetch {
  return (input, init) => session.fetch(input instanceof URL ? input.href : input, init)
}

/** Removes what pages and requests have left in a session: at the end of a login, and of a former version on disk. */
export async function clearSession(session: Session): Promise<void> {
  await session.clearStorageData()
  await session.clearCache()
  await session.clearCodeCaches({ urls: [] })
}
