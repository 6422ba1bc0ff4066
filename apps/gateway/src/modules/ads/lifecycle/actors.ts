import type { AdActor } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Visitor } from '../../../platform/http/visitor.ts'

/** Who acts, when it is somebody with a session. */
export const actorOf = ({ userId, role }: Pick<Visitor, 'userId' | 'role'>): AdActor => ({
  kind: 'user',
  userId,
  role,
})

/** The product itself: its jobs, payment notices and the risk check. */
export const SYSTEM: AdActor = { kind: 'system' }
