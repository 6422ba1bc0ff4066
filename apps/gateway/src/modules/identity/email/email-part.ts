import type { AccountPart } from '../account/account-part.ts'
import { findUserById } from '../users/users.repository.ts'
import { findPendingEmail } from './pending-emails.repository.ts'

/** The e-mail addresses of a user, as a part of the account; they are erased at once with the account's row. */
export const emailPart: AccountPart = {
  name: 'email',
  collect: async (db, userId) => {
    const user = await findUserById(db, userId)
    const pending = await findPendingEmail(db, userId)
    return [
      ...(user?.email ? [{ email: user.email, confirmed: true }] : []),
      ...(pending && pending.confirmedAt === null
        ? [{ email: pending.email, confirmed: false, expiresAt: pending.expiresAt }]
        : []),
    ]
  },
  erase: async () => 0,
  merge: null,
}
