import type { AccountPart } from '../account/account-part.ts'
import { readMergedInto } from './merged-accounts.repository.ts'

/** The former accounts of a user, as a part of the account; the deletion erases each of them (`delete-account.ts`). */
export const mergedAccountsPart: AccountPart = {
  name: 'mergedAccounts',
  collect: async (db, userId) =>
    (await readMergedInto(db, userId)).map(({ phone, username, email, mergedAt }) => ({
      phone,
      username,
      email,
      mergedAt,
    })),
  erase: async () => 0,
  merge: null,
}
