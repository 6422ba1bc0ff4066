import { AppError } from '@trassa/contracts/app-error'
import type { Database } from '../../../platform/database/connect.ts'
import { changeChoice, findUserById, isMuted, type UserRecord } from '../../identity/public.ts'
import { createUnsubscribeReader, type Subscription } from './unsubscribe-links.ts'

export type Unsubscription = ReturnType<typeof createUnsubscription>

const answer = (user: UserRecord | undefined, { kind, channel }: Subscription) => {
  if (!user || user.deletedAt !== null) throw new AppError('confirmation.unknown')
  return { kind, channel, enabled: !isMuted(user, kind, channel) }
}

/** What the holder of a letter's unsubscribe link may do, without a session (decision 119). */
export function createUnsubscription({ db, codeSecret }: { db: Database; codeSecret: string }) {
  const readToken = createUnsubscribeReader(codeSecret)
  const known = (token: string): Subscription => {
    const subscription = readToken(token)
    if (!subscription) throw new AppError('confirmation.unknown')
    return subscription
  }

  return {
    /** @throws AppError `confirmation.unknown` */
    async read(token: string) {
      const subscription = known(token)
      return answer(await findUserById(db, subscription.userId), subscription)
    },

    /** @throws AppError `confirmation.unknown`; `account.notice_locked` where it has become so */
    async change({ token, enabled }: { token: string; enabled: boolean }) {
      const { userId, ...choice } = known(token)
      const user = await db.transaction((tx) => changeChoice(tx, userId, { ...choice, enabled }))
      return answer(user, { userId, ...choice })
    },
  }
}
