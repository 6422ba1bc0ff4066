import type { CallArguments } from '@trassa/contracts/call'
import { exportAdsAsCsv, exportAdsAsXlsx } from '@trassa/contracts/calls/moderator/export'
import { revealUserPhone } from '@trassa/contracts/calls/moderator/users'
import { formatPhone, maskPhone } from '@trassa/contracts/phone'
import { desc, eq, sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, describe, expect, it } from 'vitest'
import { rateLimits } from '../../../platform/rate-limit/rate-limits.table.ts'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { auditRows } from '../../audit/public.ts'
import { createStaff } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, boris, support, user } = await createStaff(gateway)
const owner = await gateway.createUser({ username: 'Семён', phone: '+79161234567' })

const cheap = await insertAd(db, owner.id, {
  title: '=HYPERLINK("http://a.ru")',
  price: 500_000_00,
  year: 2018,
  expiresAt: new Date('2126-11-23T20:30:00Z'),
})
const dear = await insertAd(db, user.id, {
  title: 'Лада Гранта',
  price: 900_000_00,
  volume: 1.2,
  year: null,
})
const free = await insertAd(db, user.id, { title: 'Без цены', price: null, expiresAt: null })

beforeEach(() => db.delete(rateLimits))

type Body = CallArguments<typeof exportAdsAsCsv, 'input'>['body']

const ask = (
  call: typeof exportAdsAsCsv | typeof exportAdsAsXlsx,
  body: Partial<Body> = {},
  as: TestUser = anna,
) =>
  gateway.app.inject({
    method: 'POST',
    url: `${gateway.config.gatewayBase}${call.path}`,
    headers: { cookie: as.cookie, origin: gateway.config.publicUrl },
    payload: { filter: {}, sort: 'price', direct: 'asc', columns: ['title', 'price'], ...body },
  })
const csv = async (body: Partial<Body> = {}) => {
  const answer = await ask(exportAdsAsCsv, body)
  expect(answer.statusCode, answer.payload).toBe(200)
  return answer.payload.split('\r\n').slice(1, -1)
}
const lastExport = async () => {
  const [row] = await db
    .select()
    .from(auditRows)
    .where(eq(auditRows.event, 'ads.exported'))
    .orderBy(desc(auditRows.id))
    .limit(1)
  return row
}

describe('§9 export of what the table shows', () => {
  it('the filter, the order and the columns of the table, as Excel in Russian opens it', async () => {
    const answer = await ask(exportAdsAsCsv, { columns: ['price', 'title', 'expiresAt'] })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''.+\.csv$/),
      'cache-control': 'no-store',
    })
    const [head, first, , last] = answer.payload.split('\r\n')
    expect(head).toBe('\uFEFF"Цена";"Объявление";"Истекает"')
    // Moscow's clock, as the table shows it.
    expect(first).toBe('500000;"\'=HYPERLINK(""http://a.ru"")";"23.11.2126 23:30"')
    expect(last).toBe('"";"Без цены";""')
    expect(await csv({ filter: { owner: 'сем' } })).toHaveLength(1)
    expect(await csv({ direct: 'desc', filter: { priceFrom: '1' } })).toEqual([
      '"Лада Гранта";900000',
      expect.stringContaining('HYPERLINK'),
    ])
  })

  it('the selection: these ads, or all that is found but some', async () => {
    expect(await csv({ only: [free.id, dear.id], filter: { priceTo: '1' } })).toEqual([
      '"Лада Гранта";900000',
      '"Без цены";""',
    ])
    expect(await csv({ except: [dear.id, free.id] })).toHaveLength(1)
  })

  it('a workbook with numbers and dates as such, the columns of a category among them', async () => {
    const answer = await ask(exportAdsAsXlsx, {
      filter: { adType: 'auto' },
      columns: ['id', 'price', 'year', 'expiresAt', 'fact.volume', 'stat'],
      only: [cheap.id, dear.id],
    })
    const { sheets } = await readXlsx(answer.rawPayload)
    expect(sheets[0]?.rows).toEqual([
      ['№', 'Цена', 'Год', 'Истекает', expect.stringMatching(/^Объём.*, л$/), 'Состояние'],
      [Number(cheap.id), 500_000, 2018, new Date('2126-11-23T23:30:00Z'), 1.6, 'Активно'],
      [Number(dear.id), 900_000, null, expect.any(Date), 1.2, 'Активно'],
    ])
  })

  it('domain §2: phones are masked but for those that this person was shown', async () => {
    const phones = { columns: ['phone'], only: [cheap.id] }
    expect(await csv(phones)).toEqual([`"'${maskPhone(owner.phone)}"`])
    const reveal = { params: { id: owner.id }, body: { place: 'table' as const } }
    await gateway.get(revealUserPhone, { as: anna, ...reveal })
    expect(await csv(phones)).toEqual([`"'${formatPhone(owner.phone)}"`])
    const other = await ask(exportAdsAsCsv, phones, boris)
    expect(other.payload).toContain(maskPhone(owner.phone))
    const [change] = await db
      .insert(auditRows)
      .values({ userId: owner.id, event: 'user.phoneChanged', sessionId: 's1' })
      .returning()
    expect(await csv(phones)).toEqual([`"'${maskPhone(owner.phone)}"`])
    await db.delete(auditRows).where(eq(auditRows.id, change?.id ?? ''))
    expect(await csv(phones)).toEqual([`"'${formatPhone(owner.phone)}"`])
    await db
      .update(auditRows)
      .set({ at: sql`now() - interval '13 hours'` })
      .where(eq(auditRows.event, 'phone.revealed'))
    expect(await csv(phones)).toEqual([`"'${maskPhone(owner.phone)}"`])
  })

  it('every export is an audit row; a phone that was looked for is logged as a look-up and not stored', async () => {
    await csv({ filter: { q: '8 916 123-45-67', stats: '1' }, columns: ['title', 'vin'] })
    const row = await lastExport()
    expect(row).toMatchObject({ actorId: anna.id, adId: null, userId: null })
    expect(row?.after).toEqual({
      format: 'csv',
      rows: 1,
      filter: { q: '…', stats: [1] },
      sort: 'price',
      direct: 'asc',
      columns: ['title', 'vin'],
    })
    const [lookedUp] = await db.select().from(auditRows).where(eq(auditRows.event, 'user.lookedUp'))
    expect(lookedUp).toMatchObject({ actorId: anna.id, userId: owner.id })
    await csv({ only: [free.id], filter: { phone: '+79161234567' } })
    expect((await lastExport())?.after).toMatchObject({ only: 1, filter: { phone: '…' } })
  })

  it('is for moderators and seniors, and refuses columns that there are not', async () => {
    for (const as of [support, user]) {
      expect((await ask(exportAdsAsCsv, {}, as)).statusCode).toBe(403)
    }
    const before = await lastExport()
    for (const columns of [
      ['passport'],
      ['constructor'],
      ['title', 'title'],
      [],
      ['fact.volume'],
    ]) {
      expect((await ask(exportAdsAsCsv, { columns })).statusCode, columns.join()).toBe(422)
    }
    expect(await lastExport()).toEqual(before)
  })

  it('so many in an hour', async () => {
    for (let count = 0; count < 20; count += 1) await ask(exportAdsAsCsv, {}, boris)
    const refused = await ask(exportAdsAsXlsx, {}, boris)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'moderation.exports_spent' })
  })
})
