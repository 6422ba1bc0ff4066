import type { AdActor } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Visitor } from '../../../platform/http/visitor.ts'

/** The actor of a request. */
export const actorOf = ({ userId, role }: Pick<Visitor, 'userId' | 'role'>): AdActor => ({
  kind: 'user',
  userId,
  role,
})

/** The system: jobs, payment notices and automatic approval. */
export const SYSTEM: AdActor = { kind: 'system' }
