import type { ApiClient } from '@trassa/api-client/client'
import { logout } from '@trassa/contracts/calls/auth'
import { isUnanswered } from '../../../shared/failures.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { within } from '../../lib/within.ts'

/** How long the end of a session waits for the server's answer. */
const LOGOUT_PATIENCE_MS = 2000

/**
 * Finishes what needs the session, then ends it on its server, for a limited time: a person leaves, or changes to
 * another server, also where this one does not answer.
 *
 * @returns whether the server has ended the session, or knows it no more
 */
export async function endSession(
  finish: () => Promise<void>,
  api: () => ApiClient,
): Promise<boolean> {
  try {
    await finish()
    return await within(LOGOUT_PATIENCE_MS, api().ask(logout))
  } catch (error) {
    logProblem('session', error)
    return !isUnanswered(error)
  }
}
