import type { Transaction } from '../../platform/database/connect.ts'
import type { UserRecord } from './users/users.repository.ts'

/** What users are told about the safety of their accounts (domain §2); none of it can be switched off. */
export interface SecurityFacts {
  /** `to`: the new number, as much of it as may be shown. */
  phoneChanged: { to: string }
  accountDeleted: Record<never, never>
  /** By a moderator; `reason` is what the person reads. */
  accountBlocked: { reason: string }
  accountUnblocked: Record<never, never>
  /** To the account that was closed, and to the one that has got its ads; both numbers masked. */
  accountClosedByMerge: { staying: string; closed: string }
  accountMerged: { staying: string; closed: string }
  /** Somewhere the account was not signed in to before; `at`: Moscow's time. */
  signedIn: { device: string; address: string; at: string }
  /** An app with codes was connected to the console's sign-in. */
  secondFactorEnrolled: Record<never, never>
  /** A recovery code was used. */
  secondFactorRecovered: Record<never, never>
}

/**
 * Writes such a notice in the caller's transaction. The module that knows its texts and ways implements it, `main` plugs
 * it in.
 *
 * @param user as the row was before what is told: the notice goes to the number that was changed.
 */
export type TellOfSecurity = (
  tx: Transaction,
  user: UserRecord,
  notice: { [T in keyof SecurityFacts]: { type: T; facts: SecurityFacts[T] } }[keyof SecurityFacts],
) => Promise<unknown>
