import type { EventActor } from '@trassa/machines/event-actor'
import type { Visitor } from '../../../platform/http/visitor.ts'

/** The actor of a request. */
export const actorOf = ({ userId, role }: Pick<Visitor, 'userId' | 'role'>): EventActor => ({
  kind: 'user',
  userId,
  role,
})

/** The system: jobs, payment notices and automatic approval. */
export const SYSTEM: EventActor = { kind: 'system' }
