import { AppError } from '@trassa/contracts/app-error'
import type { Profile } from '@trassa/contracts/entities/user'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { SessionCookie, SessionsService } from '../sessions/sessions.service.ts'
import { toProfile } from '../users/profile.ts'
import { findUserById, type UserRecord } from '../users/users.repository.ts'
import { findFlow, setFlowUser, takeFlow } from './auth-flows.repository.ts'
import type { SigningClient, TellOfSignIn } from './sign-in-notice.ts'
import { CODE_LIMITS } from './sms-code.ts'

export interface Opened {
  profile: Profile
  /** For the cookie; `null` when the browser has its session already. */
  session: SessionCookie | null
}

interface Finish {
  flowId: string
  purpose: 'login' | 'registration'
  client: SigningClient
  /** The user of the session: found or created within the transaction that uses the flow. */
  userOf: (
    tx: Transaction,
    flow: { phone: string; userId: string | null },
  ) => Promise<UserRecord | undefined>
}

/**
 * Turns a confirmed flow into a session exactly once: the flow, the user and the session are committed
 * together, so a failure leaves the flow for another try. A repeat – a double click, an answer that was
 * lost after its cookie had arrived – gets the same answer in the browser that was logged in; for any other
 * client the flow is gone, because its id alone must not open a second session.
 *
 * @throws AppError `auth.flow_unknown`, `auth.flow_unconfirmed`, `auth.merged`, `auth.blocked`
 */
export function createFlowFinish({
  db,
  sessions,
  tellOfSignIn,
}: {
  db: Database
  sessions: SessionsService
  tellOfSignIn: TellOfSignIn
}) {
  return async function finish({ flowId, purpose, client, userOf }: Finish): Promise<Opened> {
    const opened = await db.transaction(async (tx) => {
      const flow = await takeFlow(tx, {
        flowId,
        purpose,
        withinSeconds: CODE_LIMITS.finishWithin,
      })
      if (!flow) return null
      const user = await userOf(tx, flow)
      if (!user) throw new AppError('auth.flow_unknown')
      // Behind the code: only the holder of the number learns of the block or the merge.
      if (user.mergedIntoId) throw new AppError('auth.merged')
      if (user.blockedAt) throw new AppError('auth.blocked')
      if (!flow.userId) await setFlowUser(tx, flowId, user.id)
      await tellOfSignIn(tx, user, client)
      return {
        profile: toProfile({ ...user, role: sessions.roleAtOpening(user.role) }),
        session: await sessions.open(tx, { userId: user.id, client, by: purpose }),
      }
    })
    return opened ?? repeat(db, { flowId, purpose, client })
  }
}

async function repeat(
  db: Database,
  { flowId, purpose, client }: Omit<Finish, 'userOf'>,
): Promise<Opened> {
  const flow = await findFlow(db, flowId)
  if (flow?.purpose !== purpose) throw new AppError('auth.flow_unknown')
  if (!flow.confirmedAt) throw new AppError('auth.flow_unconfirmed')
  const isOurs = flow.finishedAt && flow.userId && flow.userId === client.visitor?.userId
  const user = isOurs ? await findUserById(db, flow.userId ?? '') : undefined
  if (!user) throw new AppError('auth.flow_unknown')
  return { profile: toProfile({ ...user, role: client.visitor?.role ?? 'user' }), session: null }
}
