import type { ApiClient } from '@trassa/api-client/client'
import { logout } from '@trassa/contracts/calls/auth'
import { codeOf } from '../../../shared/failures.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { within } from '../../lib/within.ts'

/** How long the end of a session waits for the server's answer. */
const LOGOUT_PATIENCE_MS = 2000

/** Whether the server has refused a logout because it knows no such session. */
export const isAlreadyOver = (error: unknown): boolean => codeOf(error) === 'session.missing'

/** What the end of a session does. */
export interface EndSessionOptions {
  /** Finishes what needs the session. */
  finish: () => Promise<void>
  api: () => ApiClient
  /** Keeps the token of a session that its server has not ended. */
  revokeLater: () => void
  /** Removes the session from this computer. */
  forget: () => void
}

async function endOnServer(api: () => ApiClient): Promise<boolean> {
  try {
    return await within(LOGOUT_PATIENCE_MS, api().ask(logout))
  } catch (error) {
    if (isAlreadyOver(error)) return true
    logProblem('session', error)
    return false
  }
}

/**
 * Ends the session on its server, for a limited time, and here in any case: a person leaves, or changes to another
 * server, also where this one does not answer or the disk or the key store fails (decision 157).
 */
export async function endSession(options: EndSessionOptions): Promise<void> {
  const { finish, api, revokeLater, forget } = options
  try {
    await finish().catch((error: unknown) => logProblem('session', error))
    if (!(await endOnServer(api))) revokeLater()
  } catch (error) {
    logProblem('session', error)
  } finally {
    forget()
  }
}
