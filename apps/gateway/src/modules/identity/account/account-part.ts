import type { UserType } from '@trassa/contracts/enumerations/users'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { AccountMerge } from '../merging/account-merge.ts'

/**
 * What another module keeps about a user. Modules above this one give theirs, `main` plugs them in: a part that is
 * missing here would be left behind by a deletion.
 */
export interface AccountPart {
  /** The name of its rows in an export. */
  name: string
  /** Everything the part keeps about a user, ready to be sent as JSON. */
  collect: (db: Executor, userId: string) => Promise<Record<string, unknown>[]>
  /** Deletes it, in transactions of its own: it may run twice or die half-way. @returns how many rows. */
  erase: (userId: string, now: Date) => Promise<number>
  /** How it follows a merge; `null`: it stays with the closed account, or goes with its ads (decision 156). */
  merge: AccountMerge | null
  /** Follows a change of the account's type. */
  retype?: (tx: Transaction, userId: string, type: UserType) => Promise<void>
}
