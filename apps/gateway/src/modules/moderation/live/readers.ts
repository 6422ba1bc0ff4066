import type { StaffEvent } from '@trassa/contracts/entities/moderator/staff-event'
import { hasRole, type Role } from '@trassa/contracts/enumerations/users'
import type { EventStream } from '../../../platform/http/event-stream.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'

/** Streams of one session: a console has one for all its windows, and a lost one may linger for a while. */
const STREAMS_OF_SESSION = 3

export interface Reader {
  visitor: Visitor
  stream: EventStream<StaffEvent>
  /** The counts that it was told last, as text; `null` before. */
  toldCounts: string | null
  /** Whether it was told of batches that had ended before it began. */
  toldEnds: boolean
}

export const readsQueue = ({ visitor }: Reader): boolean => hasRole(visitor.role, 'moderator')

/** The open streams of this process. */
export function createReaders({ onFirst, onNone }: { onFirst: () => void; onNone: () => void }) {
  const readers = new Set<Reader>()

  return {
    all: () => [...readers],
    add(reader: Reader): void {
      const { sessionId } = reader.visitor
      const ofSession = [...readers].filter(({ visitor }) => visitor.sessionId === sessionId)
      // The oldest is the one that its client has most likely lost.
      if (ofSession.length >= STREAMS_OF_SESSION) ofSession[0]?.stream.end()
      readers.add(reader)
      if (readers.size === 1) onFirst()
      reader.stream.onEnd(() => {
        readers.delete(reader)
        if (readers.size === 0) onNone()
      })
    },
    /**
     * Ends the streams of sessions that may not do any more what they could when the stream began. A session that has
     * another staff role is not told of an end: its console opens the stream anew, with that role.
     */
    endOutdated(roles: ReadonlyMap<string, Role>): void {
      for (const { visitor, stream } of readers) {
        const role = roles.get(visitor.sessionId) ?? 'user'
        if (role === visitor.role) continue
        if (role === 'user') stream.send({ type: 'session.ended' })
        stream.end()
      }
    },
    endAll(): void {
      for (const { stream } of readers) stream.end()
    },
  }
}
