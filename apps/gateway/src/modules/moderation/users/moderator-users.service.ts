import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import {
  createUser as createUserCall,
  type revealUserPhone,
} from '@trassa/contracts/calls/moderator/users'
import type { UserCard } from '@trassa/contracts/entities/moderator/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Database } from '../../../platform/database/connect.ts'
import type { IdempotentContext, RequestContext } from '../../../platform/http/request-context.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { insertAuditRows } from '../../audit/public.ts'
import {
  createUser,
  findUserById,
  findUserByPhone,
  type SessionsService,
  toProfile,
  type UserRecord,
} from '../../identity/public.ts'
import { findAd } from '../queue/queue.repository.ts'
import { countAdRows, readAdRows } from '../table/ad-rows.repository.ts'
import { ownedBy } from '../table/table-filter.ts'
import { tableOrder } from '../table/table-order.ts'
import { logOpening } from './look-up.ts'
import { toStaffProfile } from './staff-profile.ts'

/** Ads on a user's card. */
const CARD_ADS = 100

const HOUR = 3600

const CREATED: AuditEvent = 'user.created'
const REVEALED: AuditEvent = 'phone.revealed'

export type ModeratorUsersService = ReturnType<typeof createModeratorUsersService>

/** Users by phone (spec §7: moderator/user/read and create; domain §9). */
export function createModeratorUsersService(dependencies: {
  db: Database
  now: () => Date
  sessions: Pick<SessionsService, 'list'>
  /** How many phones each of the staff may be shown in an hour. */
  phonesPerHour: number
}) {
  const { db, now, phonesPerHour, sessions } = dependencies
  const cardOf = async (user: UserRecord | undefined, asked: RequestContext): Promise<UserCard> => {
    await logOpening(db, user, asked, { kind: { place: 'card' } })
    if (!user) throw new AppError('user.not_found')
    const conditions = [ownedBy(user.id)]
    const [{ items }, adsTotal, open] = await Promise.all([
      readAdRows(db, {
        conditions,
        order: tableOrder({ sort: 'id', direct: 'desc' }, now()),
        size: CARD_ADS,
        viewerId: asked.visitor.userId,
        now: now(),
      }),
      countAdRows(db, conditions),
      sessions.list({ userId: user.id }),
    ])
    return { user: toStaffProfile(user), ads: items, adsTotal, sessions: open.length }
  }

  return {
    read: async (phone: string, asked: RequestContext): Promise<UserCard> =>
      cardOf(await findUserByPhone(db, phone), asked),

    readById: async (id: string, asked: RequestContext): Promise<UserCard> =>
      cardOf(await findUserById(db, id), asked),

    /** domain §2: the number behind a masked one; each showing is an audit row. */
    revealPhone: async (
      id: string,
      { adId, place }: CallArguments<typeof revealUserPhone, 'output'>['body'],
      { visitor, trace }: RequestContext,
    ): Promise<{ phone: string }> => {
      const key = `staff-phones:${visitor.userId}`
      const code = 'moderation.phones_spent'
      await limitRate(db, { key, hits: phonesPerHour, seconds: HOUR, code })
      const user = await findUserById(db, id)
      if (!user) throw new AppError('user.not_found')
      if (adId && (await findAd(db, adId))?.userId !== id) throw new AppError('ad.not_found')
      const facts = { actorId: visitor.userId, userId: id, adId: adId ?? null, ...trace }
      await insertAuditRows(db, [{ ...facts, event: REVEALED, after: { place } }])
      return { phone: user.phone }
    },

    create: (
      body: CallArguments<typeof createUserCall, 'output'>['body'],
      { visitor, trace, key }: IdempotentContext,
    ): Promise<Profile> =>
      withIdempotency(
        db,
        { key, userId: visitor.userId, callId: createUserCall.id, request: body },
        async (tx) => {
          const created = await createUser(tx, body)
          if ('taken' in created) throw new AppError('user.exists')
          const { id, username, type } = created.user
          const facts = { actorId: visitor.userId, userId: id, ...trace }
          await insertAuditRows(tx, [{ ...facts, event: CREATED, after: { username, type } }])
          return toProfile(created.user)
        },
      ),
  }
}
