import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import { createUser as createUserCall } from '@trassa/contracts/calls/moderator-users'
import type { UserCard } from '@trassa/contracts/entities/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Database } from '../../../platform/database/connect.ts'
import type { IdempotentContext, RequestContext } from '../../../platform/http/request-context.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { createUser, findUserByPhone, toProfile } from '../../identity/public.ts'
import { countAdRows, readAdRows } from '../table/ad-rows.repository.ts'
import { ownedBy, tableOrder } from '../table/table-filter.ts'

/** Ads on a user's card. */
const CARD_ADS = 100

const LOOKED_UP: AuditEvent = 'user.lookedUp'
const CREATED: AuditEvent = 'user.created'

export type ModeratorUsersService = ReturnType<typeof createModeratorUsersService>

/** Users by phone (spec §7: moderator/user/read and create; domain §9). */
export function createModeratorUsersService({ db, now }: { db: Database; now: () => Date }) {
  return {
    read: async (phone: string, { visitor, trace }: RequestContext): Promise<UserCard> => {
      const user = await findUserByPhone(db, phone)
      // Unknown phones are logged too, so that enumeration is visible. The phone itself is not stored.
      const looked = { actorId: visitor.userId, userId: user?.id ?? null, ...trace }
      await insertAuditRows(db, [{ ...looked, event: LOOKED_UP }])
      if (!user) throw new AppError('user.not_found')
      const conditions = [ownedBy(user.id)]
      const [{ items }, adsTotal] = await Promise.all([
        readAdRows(db, {
          conditions,
          order: tableOrder({ sort: 'id', direct: 'desc' }),
          size: CARD_ADS,
          viewerId: visitor.userId,
          now: now(),
        }),
        countAdRows(db, conditions),
      ])
      return { user: toProfile(user), ads: items, adsTotal }
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
