import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import {
  createAdFor,
  liftAd,
  type listAds,
  type updateAnyAd,
  updateDates,
} from '@trassa/contracts/calls/moderator/ads'
import type {
  listStaff as listStaffCall,
  readAdRows,
} from '@trassa/contracts/calls/moderator/table'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { Database, Executor, Transaction } from '../../../platform/database/connect.ts'
import type { IdempotentContext, RequestContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import {
  type AdLifecycle,
  type AdRecord,
  actorOf,
  createAd,
  insertConfirmation,
  type OwnerAsking,
} from '../../ads/public.ts'
import { findUserById, listStaff } from '../../identity/public.ts'
import { readTablePage, readTableRows } from '../table/table-page.ts'
import { logPhoneFilter } from '../users/look-up.ts'
import { createDecideAd } from './decide-ad.ts'
import { lockForModerator } from './lock-for-moderator.ts'
import { readModeratedAd } from './moderated-ad.repository.ts'
import { checkDates } from './publication-dates.ts'

type Body<C extends typeof createAdFor | typeof liftAd | typeof updateAnyAd | typeof updateDates> =
  CallArguments<C, 'output'>['body']

export type ModeratorAdsService = ReturnType<typeof createModeratorAdsService>

/** An event of one ad, without its actor and moment. */
interface ChangeRequest {
  id: string
  version: number | undefined
  event:
    | { type: 'ad.lifted'; reason: string }
    | { type: 'ad.datesSet'; reason: string; expiresAt: Date; publishedAt?: Date }
  at: Date
  /** Looks at the ad before the event does. @throws AppError */
  check?: (ad: AdRecord) => void
}

/** The moderators' calls for any ad (spec §7: Moderator; domain §9). */
export function createModeratorAdsService(dependencies: {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
  ownerAsking: OwnerAsking
}) {
  const { db, now, lifecycle } = dependencies
  const answer = async (executor: Executor, id: string, visitor: Visitor): Promise<ModeratedAd> => {
    const ad = await readModeratedAd(executor, id, { viewerId: visitor.userId, now: now() })
    if (!ad) throw new AppError('ad.not_found')
    return ad
  }

  /** Sends an event that decides nothing: another moderator's claim of the ad stays and does not hinder it. */
  async function applyTo(
    tx: Transaction,
    { id, version, event, at, check }: ChangeRequest,
    asked: RequestContext,
  ): Promise<ModeratedAd> {
    const request = { id, version, now: at, isDecision: false }
    const ad = await lockForModerator(lifecycle, tx, request, asked)
    check?.(ad)
    const command = { ad, event: { ...event, actor: actorOf(asked.visitor), now: at } }
    await lifecycle.applyEvent(tx, command, asked.trace)
    return answer(tx, id, asked.visitor)
  }

  return {
    list: async (
      query: CallArguments<typeof listAds, 'output'>['query'],
      asked: RequestContext,
    ): Promise<CallAnswer<typeof listAds>> => {
      await logPhoneFilter(db, query, asked)
      return readTablePage(db, query, { viewerId: asked.visitor.userId, now: now() })
    },

    readRows: (
      query: CallArguments<typeof readAdRows, 'output'>['query'],
      visitor: Visitor,
    ): Promise<CallAnswer<typeof readAdRows>> =>
      readTableRows(db, query, { viewerId: visitor.userId, now: now() }),

    staff: async (): Promise<CallAnswer<typeof listStaffCall>> => {
      const staff = await listStaff(db)
      const items = staff
        .map(({ id, username, role }) => ({ id, username, role }))
        .toSorted((a, b) => a.username.localeCompare(b.username, 'ru'))
      return { items }
    },

    read: (id: string, visitor: Visitor): Promise<ModeratedAd> => answer(db, id, visitor),

    create: (
      { userId, adType, ...input }: Body<typeof createAdFor>,
      { visitor, trace, key }: IdempotentContext,
    ): Promise<ModeratedAd> => {
      const request = { userId, adType, ...input }
      return withIdempotency(
        db,
        { key, userId: visitor.userId, callId: createAdFor.id, request },
        async (tx) => {
          const owner = await findUserById(tx, userId)
          if (!owner) throw new AppError('user.not_found')
          if (owner.mergedIntoId) throw new AppError('user.merged')
          const created = { owner, actorId: visitor.userId, adType, input, now: now() }
          const ad = await createAd(tx, created, { ...trace, onBehalfOf: owner.id })
          if (owner.id !== visitor.userId) await insertConfirmation(tx, ad.id)
          return answer(tx, ad.id, visitor)
        },
      )
    },

    decide: createDecideAd({ ...dependencies, answer }),

    update: (
      { id, version, ...input }: Body<typeof updateAnyAd>,
      asked: RequestContext,
    ): Promise<ModeratedAd> =>
      db.transaction(async (tx) => {
        const at = now()
        const ad = await lockForModerator(
          lifecycle,
          tx,
          { id, version, now: at, isDecision: false },
          asked,
        )
        const edit = { ad, input, actor: actorOf(asked.visitor), now: at }
        await lifecycle.editAd(tx, edit, asked.trace)
        return answer(tx, id, asked.visitor)
      }),

    updateDates: (
      body: Body<typeof updateDates>,
      { key, ...asked }: IdempotentContext,
    ): Promise<ModeratedAd> => {
      const { id, version, reason, ...dates } = body
      const call = { key, userId: asked.visitor.userId, callId: updateDates.id, request: body }
      return withIdempotency(db, call, (tx) => {
        const at = now()
        const wanted = {
          expiresAt: new Date(dates.expiresAt),
          ...(dates.publishedAt && { publishedAt: new Date(dates.publishedAt) }),
        }
        const event = { type: 'ad.datesSet', ...wanted, reason } as const
        const check = (ad: AdRecord) => checkDates(ad, wanted, at)
        return applyTo(tx, { id, version, event, at, check }, asked)
      })
    },

    lift: (
      id: string,
      body: Body<typeof liftAd>,
      { key, ...asked }: IdempotentContext,
    ): Promise<ModeratedAd> => {
      const { version, reason } = body
      const request = { id, ...body }
      const call = { key, userId: asked.visitor.userId, callId: liftAd.id, request }
      return withIdempotency(db, call, (tx) => {
        const event = { type: 'ad.lifted', reason } as const
        return applyTo(tx, { id, version, event, at: now() }, asked)
      })
    },
  }
}
