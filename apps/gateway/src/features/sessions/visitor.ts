import type { Role, UserType } from '@trassa/contracts/enumerations/users'

/** Who asks: read from the session once a request, never kept longer. */
export interface Visitor {
  sessionId: string
  userId: string
  role: Role
  type: UserType
}
