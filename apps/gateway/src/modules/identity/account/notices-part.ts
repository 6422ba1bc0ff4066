import type { Database } from '../../../platform/database/connect.ts'
import { findUserById, updateUser } from '../users/users.repository.ts'
import type { AccountPart } from './account-part.ts'
import { choicesOf } from './notice-choices.ts'

/** Which notices reach a user, as a part of the account. */
export const noticesPart = (db: Database): AccountPart => ({
  name: 'notices',
  collect: async (executor, userId) => {
    const user = await findUserById(executor, userId)
    return user ? choicesOf(user).items : []
  },
  erase: async (userId) => {
    await db.transaction((tx) => updateUser(tx, userId, { mutedNotices: [] }))
    return 0
  },
  merge: null,
})
