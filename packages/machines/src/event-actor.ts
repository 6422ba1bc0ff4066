import { hasRole, type Role } from '@trassa/contracts/enumerations/users'

/** Who sends an event: a user with a role, or the system (a job, a payment notice, the risk check). */
export type EventActor =
  | { readonly kind: 'user'; readonly userId: string; readonly role: Role }
  | { readonly kind: 'system' }

/** Whether the actor is the user who owns what the event is about. */
export const isOwner = (actor: EventActor, { userId }: { readonly userId: string }): boolean =>
  actor.kind === 'user' && actor.userId === userId

/** Whether the actor is a user with at least this role (domain §2). */
export const isAtLeast = (actor: EventActor, role: Role): boolean =>
  actor.kind === 'user' && hasRole(actor.role, role)
