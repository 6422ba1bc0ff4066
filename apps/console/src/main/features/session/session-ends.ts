import { type EndSessionOptions, endSession } from './end-session.ts'

interface SessionEnds {
  /** The server knows the session no more. */
  lost: () => void
  leave: (options: EndSessionOptions) => Promise<void>
}

/**
 * Tells the end of a session by its server from a logout here: during a logout, calls in flight are answered as without
 * a session as well, which is no loss to explain.
 */
export function createSessionEnds(onLost: () => void): SessionEnds {
  let logouts = 0
  return {
    lost() {
      if (logouts === 0) onLost()
    },
    async leave(options) {
      logouts += 1
      await endSession(options).finally(() => {
        logouts -= 1
      })
    },
  }
}
