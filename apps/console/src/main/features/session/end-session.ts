import type { ApiClient } from '@trassa/api-client/client'
import { logout } from '@trassa/contracts/calls/auth'
import { logProblem } from '../../lib/log-problem.ts'

/** How long the end of a session waits for the server's answer. */
const LOGOUT_PATIENCE_MS = 2000

/**
 * Finishes what needs the session, then ends it on its server, for a limited time: a server that does not answer is
 * a reason to change to another one.
 */
export async function endSession(finish: () => Promise<void>, api: () => ApiClient): Promise<void> {
  try {
    await finish()
    let over: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<void>((resolve) => {
      over = setTimeout(resolve, LOGOUT_PATIENCE_MS)
    })
    await Promise.race([api().ask(logout), patience]).finally(() => clearTimeout(over))
  } catch (error) {
    logProblem('session', error)
  }
}
