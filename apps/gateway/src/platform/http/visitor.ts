import type { Access } from '@trassa/contracts/call'
import type { Role, UserType } from '@trassa/contracts/enumerations/users'

/** Whose session a request carries. */
export interface Visitor {
  sessionId: string
  userId: string
  /** What the session may do: `user` while a staff member's session lacks the second factor (domain §2). */
  role: Role
  grantedRole: Role
  type: UserType
  sessionEndsAt: Date
}

// The slots that `registerCall` asks; the identity module fills them with its session plugin.
declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The visitor that a call with this `access` needs; `null` for a public call, whose cookie is not read.
     *
     * @throws AppError `session.missing`, `session.forbidden`, `session.second_factor`
     */
    requireVisitor: (
      request: FastifyRequest,
      reply: FastifyReply,
      access: Access,
    ) => Promise<Visitor | null>
    /** The visitor of any request, `null` without a valid session; slides the session. */
    readVisitor: (request: FastifyRequest, reply: FastifyReply) => Promise<Visitor | null>
  }
  interface FastifyRequest {
    /** The visitor of a call that is not public; set before the body is read. */
    visitor: Visitor | null
  }
}
