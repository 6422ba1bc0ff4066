import { decideAd, liftAd, listAds, readAd } from '@trassa/contracts/calls/moderator/ads'
import { claimNext, readQueue } from '@trassa/contracts/calls/moderator/queue'
import { readUser, readUserById, revealUserPhone } from '@trassa/contracts/calls/moderator/users'
import { maskPhone } from '@trassa/contracts/phone'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { moderators } from '../../../main/commands/moderators.ts'
import type { Connection } from '../../../platform/database/connect.ts'
import { addPhoto, insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { auditRows } from '../../audit/audit.table.ts'
import { createStaff, insertWaiting } from '../testing/staff.ts'

const gateway = await createTestGateway({ STAFF_PHONES_PER_HOUR: '3' })
const { db } = gateway
const { support, anna, senior, user } = await createStaff(gateway)
const owner = await gateway.createUser({ username: 'Семён' })
const shown = await insertAd(db, owner.id)
await addPhoto(db, shown)
const waiting = await insertWaiting(db, owner.id)
const masked = maskPhone(owner.phone)

const lookUpsOf = (actorId: string) =>
  db
    .select()
    .from(auditRows)
    .where(and(eq(auditRows.actorId, actorId), eq(auditRows.event, 'user.lookedUp')))

describe('domain §2: phones in what staff see are masked', () => {
  it('lists, queue, ads, users, decisions and batches tell no number', async () => {
    const params = { id: waiting.id }
    const answers: unknown[] = [
      await gateway.get(listAds, { as: support }),
      await gateway.get(listAds, { as: support, query: { q: owner.phone } }),
      await gateway.get(readQueue, { as: anna }),
      await gateway.get(claimNext, { as: anna, body: { lane: 'new' } }),
      await gateway.get(readAd, { as: support, params }),
      await gateway.get(readUser, { as: support, query: { phone: owner.phone } }),
      await gateway.get(readUserById, { as: support, params: { id: owner.id } }),
    ]
    for (const answer of answers) {
      const text = JSON.stringify(answer)
      expect(text).toContain(masked)
      expect(text).not.toContain(owner.phone.slice(-7))
    }
    const lift = { version: shown.version, reason: 'Акция' }
    const changes = [
      await gateway.get(decideAd, { as: anna, params, body: { stat: 1, version: 1 } }),
      await gateway.get(liftAd, { as: anna, params: { id: shown.id }, body: lift }),
    ]
    expect(JSON.stringify(changes)).not.toContain(owner.phone.slice(-7))
  })
})

describe('domain §2: each showing of a phone is an audit row', () => {
  const reveal = (body: object, as = support, id = owner.id) =>
    gateway.ask(revealUserPhone, { as, params: { id }, body: body as never })

  it('who, whose, of which ad and from where; refused to users', async () => {
    const answer = await reveal({ adId: shown.id, place: 'table' })
    expect(answer).toMatchObject({ ok: true, detail: { phone: owner.phone } })
    const [row] = await db.select().from(auditRows).where(eq(auditRows.event, 'phone.revealed'))
    expect(row).toMatchObject({
      actorId: support.id,
      userId: owner.id,
      adId: shown.id,
      after: { place: 'table' },
    })
    expect(JSON.stringify(row)).not.toContain(owner.phone.slice(-7))
    expect(await reveal({ place: 'user' }, user)).toMatchObject({ status: 403 })
    const { history } = await gateway.get(readAd, { as: anna, params: { id: shown.id } })
    expect(history[0]).toMatchObject({ event: 'phone.revealed', actorName: 'Поддержка' })
  })

  it('of an unknown user, or with another user’s ad, there is none', async () => {
    const other = await insertAd(db, user.id)
    expect(await reveal({ place: 'user' }, anna, '999999999')).toMatchObject({
      status: 404,
      failure: { code: 'user.not_found' },
    })
    expect(await reveal({ place: 'ad', adId: other.id }, anna)).toMatchObject({
      status: 404,
      failure: { code: 'ad.not_found' },
    })
  })

  it('so many in an hour for each of the staff, then a clear refusal', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(await reveal({ place: 'table' }, senior)).toMatchObject({ ok: true })
    }
    const refused = await reveal({ place: 'table' }, senior)
    expect(refused).toMatchObject({
      status: 429,
      failure: { code: 'moderation.phones_spent', detail: expect.stringContaining('за час') },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  })

  it('the command line counts showings and look-ups of each of the staff', async () => {
    const lines = await moderators.parse(['phones'])?.({ db } as Connection)
    expect(lines).toContainEqual(expect.stringMatching(/Вера: показано 3, поисков 0$/))
    expect(lines).toContainEqual(expect.stringMatching(/Поддержка: показано 1,/))
  })
})

describe('domain §9: look-ups are logged', () => {
  it.each([
    ['a known phone', owner.phone, owner.id],
    ['a known phone in another spelling', `8 ${owner.phone.slice(2)}`, owner.id],
    ['an unknown phone', '+79990008877', null],
  ])('by ?q= with %s, and the number is not stored', async (_, q, userId) => {
    const moderator = await gateway.createUser({ role: 'moderator' })
    await gateway.get(listAds, { as: moderator, query: { q } })
    const rows = await lookUpsOf(moderator.id)
    expect(rows).toMatchObject([{ userId, actorId: moderator.id }])
    expect(JSON.stringify(rows)).not.toContain(q.slice(-7))
  })

  it('by id, too', async () => {
    const moderator = await gateway.createUser({ role: 'moderator' })
    await gateway.get(readUserById, { as: moderator, params: { id: owner.id } })
    const unknown = { as: moderator, params: { id: '999999999' } }
    expect(await gateway.ask(readUserById, unknown)).toMatchObject({ status: 404 })
    expect(await lookUpsOf(moderator.id)).toMatchObject([{ userId: owner.id }, { userId: null }])
  })

  it.each([
    ['the beginning', owner.phone.slice(0, 8)],
    ['the end', owner.phone.slice(-4)],
    ['the mask', masked],
  ])('%s of a number finds no user', async (_, q) => {
    const { items } = await gateway.get(listAds, { as: support, query: { q } })
    expect(items.filter(({ userId }) => userId === owner.id)).toEqual([])
  })
})
