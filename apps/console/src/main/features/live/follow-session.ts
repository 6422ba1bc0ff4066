import { staffEvents } from '@trassa/contracts/calls/moderator/events'
import type { StaffEvent } from '@trassa/contracts/entities/moderator/staff-event'
import type { ConnectionWatch } from '../connection/connection.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { isSameAccount, type SessionAccount } from '../session/session.account.ts'
import { createStaffStream } from './staff-stream.ts'

interface FollowOptions {
  gateway: Gateway
  account: SessionAccount
  connection: ConnectionWatch
  onEvent: (event: StaffEvent) => void
  /** The session of the staff has ended. */
  onLoggedOut: () => void
}

/** Keeps the stream of events open as long as there is a session of the staff. */
export function followSession(options: FollowOptions): void {
  const { gateway, account, connection, onEvent, onLoggedOut } = options
  const stream = createStaffStream({
    open(signal) {
      const { bases, sessionId, fetch } = gateway.reach(Number.POSITIVE_INFINITY)
      return fetch(`${bases.gateway}${staffEvents.path}`, {
        headers: { accept: 'text/event-stream', 'x-log-session': sessionId },
        signal,
      })
    },
    onEvent,
    onAlive: connection.streamAlive,
    // The end of a session ends its stream, too, and says nothing of the server.
    onDead: () => account.current() && connection.streamDead(),
  })
  let followed = account.current()
  account.subscribe(() => {
    const now = account.current()
    if (isSameAccount(now, followed) && now?.role === followed?.role) return
    followed = now
    if (now) stream.start()
    else {
      stream.stop()
      onLoggedOut()
    }
  })
}
