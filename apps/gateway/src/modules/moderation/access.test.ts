import { randomUUID } from 'node:crypto'
import { type Call, fillPath } from '@trassa/contracts/call'
import * as moderatorAccounts from '@trassa/contracts/calls/moderator/accounts'
import * as moderatorAds from '@trassa/contracts/calls/moderator/ads'
import * as moderatorEvidence from '@trassa/contracts/calls/moderator/evidence'
import * as moderatorQueue from '@trassa/contracts/calls/moderator/queue'
import * as moderatorSearch from '@trassa/contracts/calls/moderator/search'
import * as moderatorUserCard from '@trassa/contracts/calls/moderator/user-card'
import * as moderatorUsers from '@trassa/contracts/calls/moderator/users'
import { describe, expect, it } from 'vitest'
import { addPhoto, insertAd, storedAd } from '../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'
import { createStaff, insertWaiting, REASONS } from './testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { user, support, anna: moderator, senior } = await createStaff(gateway)
const owner = await gateway.createUser()
const waiting = await insertWaiting(db, owner.id)

const id = waiting.id
const unknown = '999999999'
const date = new Date(Date.now() + 1000).toISOString()

/** Each call with arguments that get as far as the service and change nothing. */
const CALLS: {
  call: Call
  needs: 'support' | 'moderator' | 'seniorModerator'
  payload?: object
  query?: string
}[] = [
  { call: moderatorAccounts.blockUser, needs: 'moderator', payload: { reason: 'Обман' } },
  { call: moderatorAccounts.unblockUser, needs: 'seniorModerator', payload: { reason: 'Ошибка' } },
  {
    call: moderatorAccounts.setUserRole,
    needs: 'seniorModerator',
    payload: { role: 'support', reason: 'Приказ' },
  },
  { call: moderatorAccounts.endUserSessions, needs: 'moderator', payload: { reason: 'Обман' } },
  { call: moderatorUserCard.userHistory, needs: 'support', query: '?part=account' },
  { call: moderatorUserCard.userComplaints, needs: 'support', query: '?side=about' },
  { call: moderatorUserCard.userDuplicates, needs: 'support' },
  { call: moderatorUserCard.dismissDuplicate, needs: 'moderator', payload: { otherId: unknown } },
  { call: moderatorSearch.searchAll, needs: 'support', query: '?q=abc' },
  { call: moderatorUsers.readUser, needs: 'support', query: '?phone=89990009999' },
  { call: moderatorUsers.readUserById, needs: 'support' },
  { call: moderatorUsers.revealUserPhone, needs: 'support', payload: { place: 'user' } },
  { call: moderatorUsers.createUser, needs: 'moderator', payload: newUser(owner) },
  { call: moderatorAds.listAds, needs: 'support' },
  { call: moderatorAds.readAd, needs: 'support' },
  {
    call: moderatorAds.createAdFor,
    needs: 'moderator',
    payload: { userId: unknown, adType: 'auto' },
  },
  {
    call: moderatorAds.decideAd,
    needs: 'moderator',
    payload: { stat: 4, version: 9, reasons: REASONS },
  },
  { call: moderatorAds.updateAnyAd, needs: 'moderator', payload: { id, version: 9, price: 1 } },
  {
    call: moderatorAds.updateDates,
    needs: 'moderator',
    payload: { id, version: 9, expiresAt: date, reason: 'Просьба' },
  },
  {
    call: moderatorAds.liftAd,
    needs: 'moderator',
    payload: { version: 9, reason: 'Акция' },
  },
  { call: moderatorEvidence.readTwins, needs: 'support' },
  { call: moderatorEvidence.readMarketBand, needs: 'support' },
  { call: moderatorEvidence.readOwnerHistory, needs: 'support' },
  { call: moderatorEvidence.readAdChanges, needs: 'support' },
  { call: moderatorQueue.readQueue, needs: 'moderator' },
  { call: moderatorQueue.claimNext, needs: 'moderator', payload: { lane: 'appeals' } },
  { call: moderatorQueue.claimAd, needs: 'moderator' },
  { call: moderatorQueue.takeOverAd, needs: 'moderator' },
  { call: moderatorQueue.releaseAd, needs: 'moderator', payload: {} },
]

function newUser({ phone }: TestUser) {
  return { phone, username: 'Иван', type: 0 }
}

async function statusOf({ call, payload, query = '' }: (typeof CALLS)[number], as?: TestUser) {
  const isOfAd = call.id.endsWith('Ad')
  const path = fillPath(call.path, { id: isOfAd && !call.id.startsWith('queue.') ? id : unknown })
  const answer = await gateway.app.inject({
    method: call.method,
    url: `${gateway.config.gatewayBase}${path}${query}`,
    headers: { 'idempotency-key': randomUUID(), ...(as && { cookie: as.cookie }) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, code: answer.json().code as string | undefined }
}

describe('domain §2: who may ask', () => {
  it.each(CALLS)('$call.id: no visitor and no user, $needs and up', async (one) => {
    expect(await statusOf(one)).toEqual({ status: 401, code: 'session.missing' })
    const forbidden = { status: 403, code: 'session.forbidden' }
    expect(await statusOf(one, user)).toEqual(forbidden)
    expect(await statusOf(one, owner)).toEqual(forbidden)
    const seen = await statusOf(one, senior)
    expect(seen.code).not.toBe('session.forbidden')
    const ofModerator = one.needs === 'seniorModerator' ? forbidden : seen
    expect(await statusOf(one, moderator)).toEqual(ofModerator)
    expect(await statusOf(one, support)).toEqual(one.needs === 'support' ? seen : forbidden)
    expect(await storedAd(db, id)).toEqual(waiting)
  })

  it('covers every call of the moderators', () => {
    const declared = [
      moderatorAccounts,
      moderatorAds,
      moderatorEvidence,
      moderatorQueue,
      moderatorSearch,
      moderatorUserCard,
      moderatorUsers,
    ].flatMap((module) =>
      Object.values(module).flatMap((value) =>
        typeof value === 'object' && 'path' in value ? [value.id] : [],
      ),
    )
    expect(CALLS.map(({ call }) => call.id).sort()).toEqual(declared.sort())
  })
})

describe('§3 override: any→any, senior moderator, comment mandatory', () => {
  const ask = (as: TestUser, adId: string, comment?: string) =>
    gateway.ask(moderatorAds.decideAd, {
      as,
      params: { id: adId },
      body: { stat: 1, version: 1, ...(comment !== undefined && { comment }) },
    })

  it('a moderator may not', async () => {
    const { id: blocked } = await insertAd(db, owner.id, { stat: 4 })
    const answer = await ask(moderator, blocked, 'Ошиблись')
    expect(answer).toMatchObject({ status: 403, failure: { code: 'session.forbidden' } })
  })

  it('a senior moderator may, and says why', async () => {
    const { id: blocked } = await insertAd(db, owner.id, { stat: 4 })
    await addPhoto(db, { id: blocked, userId: owner.id })
    for (const comment of [undefined, '', '  ']) {
      expect(await ask(senior, blocked, comment)).toMatchObject({
        status: 409,
        failure: { code: 'ad.illegal_transition' },
      })
    }
    const answer = await ask(senior, blocked, 'Блокировка была ошибкой')
    expect(answer).toMatchObject({
      ok: true,
      detail: {
        stat: 1,
        version: 2,
        history: [
          {
            event: 'ad.overridden',
            actorName: 'Вера',
            fromStat: 4,
            toStat: 1,
            reason: 'Блокировка была ошибкой',
          },
        ],
      },
    })
  })
})
