import { updateAd } from '@trassa/contracts/calls/ads'
import {
  createPreset,
  deletePreset,
  updatePreset,
} from '@trassa/contracts/calls/notification-presets'
import type { SavedSearchInput } from '@trassa/contracts/entities/saved-search'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { addPhoto, insertAd, SAMARA } from '../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'
import { countWaitingTelegram, stopTelegramChat } from '../messaging/public.ts'
import { createReferenceCache } from '../reference/public.ts'
import { createSearchService } from '../search/public.ts'
import { MAILING_TOPIC } from './message/mailing-topic.ts'
import { createMailings } from './sending/start-mailings.ts'

const gateway = await createTestGateway()
const { db } = gateway
const reference = createReferenceCache(db)
const search = createSearchService({ db, reference, log: { error: vi.fn() } })
const seller = await gateway.createUser()

/** What was written, by the chat: the message's text and the ids of its ads. */
type Context = Parameters<(typeof MAILING_TOPIC)['sent']>[1]
let sent: { chat: string; text: string; picture?: object; context: Context }[] = []
const outbox = {
  write: async (
    _tx: unknown,
    _topic: unknown,
    { recipient, body, context }: Record<string, unknown>,
  ) => {
    const { text, picture } = JSON.parse(String(body))
    sent.push({ chat: String(recipient), text, picture, context: context as Context })
    return 'id'
  },
} as unknown as Parameters<typeof createMailings>[0]['outbox']
/** A Wednesday at noon in Moscow. */
const NOON = new Date('2026-11-25T12:00+03:00')
let now = NOON
/** A process that has just come up. */
const start = (own: Pick<typeof search, 'createReverse'> = search) =>
  createMailings({
    db,
    outbox,
    reference,
    search: own,
    publicUrl: 'https://trassa.example',
    now: () => now,
  })
let turn = start()

let chats = 900
async function createBuyer(): Promise<TestUser & { chat: string }> {
  const user = await gateway.createUser()
  chats += 1
  await db.execute(sql`UPDATE users SET telegram_id = ${String(chats)} WHERE id = ${user.id}`)
  return { ...user, chat: String(chats) }
}
const save = (as: TestUser, query: string, more: Partial<SavedSearchInput> = {}) =>
  gateway.get(createPreset, { as, body: { adType: 'auto' as AdType, query, ...more } })
/** An ad that is published now. */
const publish = (fields: Parameters<typeof insertAd>[2] = {}, as = seller) =>
  insertAd(db, as.id, fields)
/** One that its owner can change. */
async function publishWithPhoto(fields: Parameters<typeof insertAd>[2] = {}) {
  const ad = await publish(fields)
  await addPhoto(db, ad)
  return ad
}
const chatsOf = (from = sent) => from.map(({ chat }) => chat)
const GRANTA = 'markId=1&modelId=1025&city=kazan&priceTo=1000000'

beforeEach(async () => {
  await db.execute(
    sql`TRUNCATE messages, saved_searches, mailing_ads, mailing_queue, telegram_chats CASCADE`,
  )
  now = NOON
  turn = start()
  await turn()
  sent = []
})

describe('domain §8: new matching ads', () => {
  it('arrive with picture, title, price, city and link, with what search finds and nothing else', async () => {
    const buyer = await createBuyer()
    const { id } = await save(buyer, GRANTA)
    await publish({ price: 1_100_000_00 })
    await publish({ cityId: SAMARA })
    await publish({ stat: 2 })
    const ad = await publish({ title: 'Lada <Granta> & Ко' })
    const photo = await addPhoto(db, ad)
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
    expect(sent[0]?.text).toBe(
      [
        `<b><a href="https://trassa.example/kazan/auto/${ad.slug}">Lada &lt;Granta&gt; &amp; Ко</a></b>`,
        '650\u00A0000\u202F₽ · Казань',
        '',
        'Рассылка: Lada Granta, Казань, цена до 1\u00A0000\u00A0000\u202F₽',
      ].join('\n'),
    )
    expect(sent[0]?.picture).toEqual({ file: `${photo}-960.webp` })
    const { rows } = await db.execute(sql`SELECT saved_search_id, state FROM mailing_ads`)
    expect(rows).toEqual([{ saved_search_id: id, state: 'shown' }])
  })

  it('each once for a person: two saved searches, a later change, another process', async () => {
    const buyer = await createBuyer()
    await save(buyer, GRANTA, { frequency: 'daily' })
    await save(buyer, 'markId=1')
    const ad = await publish()
    await turn()
    await db.execute(sql`UPDATE ads SET price = price - 100 WHERE id = ${ad.id}`)
    await turn()
    await db.execute(sql`UPDATE mailing_progress SET snapshot = '3:3:'`)
    await start()()
    now = new Date(NOON.getTime() + 24 * 60 * 60 * 1000)
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
  })

  it('are not lost while no process runs', async () => {
    const buyer = await createBuyer()
    await save(buyer, GRANTA)
    await publish()
    await start()()
    expect(chatsOf()).toEqual([buyer.chat])
  })

  it('never to the ad’s own owner, nor where no bot reaches the person', async () => {
    const [owner, stopped, deleted] = [
      await createBuyer(),
      await createBuyer(),
      await createBuyer(),
    ]
    const unlinked = await gateway.createUser()
    for (const as of [owner, stopped, deleted, unlinked]) await save(as, GRANTA)
    await stopTelegramChat(db, stopped.chat)
    await db.execute(sql`UPDATE users SET deleted_at = now() WHERE id = ${deleted.id}`)
    await publish({}, owner)
    await turn()
    expect(chatsOf()).toEqual([])
  })

  it('a text is looked for by its words, in any form', async () => {
    const buyer = await createBuyer()
    await save(buyer, 'q=обслуживали')
    await publish({ description: 'Красивая' })
    await publish()
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
  })

  it('below several marks a model narrows its own mark only (decision 076)', async () => {
    const buyer = await createBuyer()
    await save(buyer, 'markId=1,2&modelId=1025')
    await publish()
    await turn()
    sent = []
    await publish({ modelId: '1001' })
    await publish({ markId: '2', modelId: '2001' })
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
  })
})

describe('domain §8: the starting point', () => {
  it('what a list held when it was saved is no news, whatever changes about it later', async () => {
    const ad = await publishWithPhoto()
    const buyer = await createBuyer()
    await save(buyer, GRANTA)
    await gateway.get(updateAd, { as: seller, params: { id: ad.id }, body: { price: 600_000 } })
    await turn()
    expect(chatsOf()).toEqual([])
  })

  it('an ad that came into the list by a change after it is: a lower price, a renewal', async () => {
    const dear = await publishWithPhoto({ price: 1_200_000_00 })
    const gone = await publish({ expiresAt: new Date(Date.now() - 1000) })
    const buyer = await createBuyer()
    await save(buyer, GRANTA)
    await gateway.get(updateAd, { as: seller, params: { id: dear.id }, body: { price: 900_000 } })
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
    await db.execute(sql`WITH renewed AS (
        UPDATE ads SET expires_at = now() + interval '30 days' WHERE id = ${gone.id} RETURNING id)
      INSERT INTO audit_rows (event, ad_id, before, after, session_id)
      SELECT 'ad.renewed', id, ${JSON.stringify({ expiresAt: gone.expiresAt })}::jsonb, '{}', 'test' FROM renewed`)
    await turn()
    expect(chatsOf()).toEqual([buyer.chat, buyer.chat])
  })

  it('a text that was added later is news, too', async () => {
    const ad = await publishWithPhoto({ description: 'Красивая машина, один хозяин.' })
    const buyer = await createBuyer()
    await save(buyer, 'q=вебасто')
    const description = 'Красивая машина, один хозяин. Стоит вебасто.'
    await gateway.get(updateAd, { as: seller, params: { id: ad.id }, body: { description } })
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
  })

  it('a pause: what is published meanwhile is no news afterwards', async () => {
    const buyer = await createBuyer()
    const { id } = await save(buyer, GRANTA)
    const put = (paused: boolean) =>
      gateway.get(updatePreset, { as: buyer, params: { id }, body: { query: GRANTA, paused } })
    await put(true)
    await publish()
    await turn()
    await put(false)
    await turn()
    expect(chatsOf()).toEqual([])
    await publish()
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
  })
})

describe('domain §8: when a message is due', () => {
  it('at once, but not in the quiet hours of the person’s zone', async () => {
    const [here, there] = [await createBuyer(), await createBuyer()]
    await save(here, GRANTA)
    await save(there, GRANTA, { timeZone: 'Asia/Vladivostok', quietFrom: 18, quietTo: 9 })
    await publish()
    await turn()
    expect(chatsOf()).toEqual([here.chat])
    now = new Date('2026-11-26T01:59+03:00')
    await turn()
    expect(chatsOf()).toEqual([here.chat])
    now = new Date('2026-11-26T02:00+03:00')
    await turn()
    expect(chatsOf()).toEqual([here.chat, there.chat])
  })

  it('daily: one message with the first five of all that are still in the list', async () => {
    const buyer = await createBuyer()
    await save(buyer, GRANTA, { frequency: 'daily' })
    const published = [await publish(), await publish()]
    for (let more = 0; more < 6; more++) published.push(await publish())
    await turn()
    expect(chatsOf()).toEqual([])
    const [sold, dear] = published
    await db.execute(sql`UPDATE ads SET stat = 6 WHERE id = ${sold?.id}`)
    await db.execute(sql`UPDATE ads SET price = 200000000 WHERE id = ${dear?.id}`)
    now = new Date('2026-11-26T09:00+03:00')
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
    expect(sent[0]?.text).toMatch(/^6\sновых объявлений: Lada Granta, Казань/)
    expect(sent[0]?.text.match(/<a href/g)).toHaveLength(5)
    const { rows } = await db.execute(
      sql`SELECT state, count(*)::int AS of FROM mailing_ads GROUP BY state ORDER BY state`,
    )
    expect(rows).toEqual([
      { state: 'counted', of: 1 },
      { state: 'shown', of: 5 },
    ])
  })

  it('a change of the frequency moves what waits; a pause forgets it', async () => {
    const buyer = await createBuyer()
    const { id } = await save(buyer, GRANTA, { frequency: 'weekly' })
    const put = (body: Partial<SavedSearchInput>) =>
      gateway.get(updatePreset, { as: buyer, params: { id }, body: { query: GRANTA, ...body } })
    await publish()
    await turn()
    await put({ frequency: 'atOnce' })
    await turn()
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
    await put({ frequency: 'weekly' })
    await publish()
    await turn()
    await put({ frequency: 'atOnce', paused: true })
    await turn()
    await put({ frequency: 'atOnce' })
    await turn()
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
  })

  it('messages that are held until the morning hold up none', async () => {
    const buyer = await createBuyer()
    await save(buyer, GRANTA)
    await db.execute(sql`INSERT INTO messages (id, topic, context, channel, recipient, not_before, expires_at)
      SELECT gen_random_uuid(), 'notice', '{}', 'telegram', 'held ' || n, now() + interval '8 hours',
        now() + interval '9 hours' FROM generate_series(1, 30) AS n`)
    await publish()
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
    expect(await countWaitingTelegram(db)).toBe(0)
  })

  it('what is wanted at once overtakes what was held until a full hour or the morning', async () => {
    const [daily, quiet, atOnce] = [await createBuyer(), await createBuyer(), await createBuyer()]
    await save(daily, 'city=samara', { frequency: 'daily' })
    await save(quiet, 'city=samara', { quietFrom: 9, quietTo: 13 })
    await publish({ cityId: SAMARA })
    await turn()
    await save(atOnce, GRANTA)
    now = new Date('2026-11-26T13:00+03:00')
    await publish()
    await turn()
    expect(chatsOf()[0]).toBe(atOnce.chat)
    expect(chatsOf().sort()).toEqual([daily.chat, quiet.chat, atOnce.chat])
  })

  it('an outage of Telegram that ends at night: the message waits for the morning', async () => {
    const buyer = await createBuyer()
    await save(buyer, GRANTA, { frequency: 'weekly' })
    await publish()
    await turn()
    now = new Date('2026-11-30T09:00+03:00')
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
    const context = sent[0]?.context ?? { savedSearchId: '', adIds: [] }
    const isWanted = () => MAILING_TOPIC.isStillWanted?.(db, context, buyer.chat, 'telegram')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T02:00+03:00') })
    onTestFinished(() => void vi.useRealTimers())
    expect(await isWanted()).toBe(false)
    await db.transaction(async (tx) => MAILING_TOPIC.unwanted?.(tx, context))
    now = new Date('2026-12-01T07:59+03:00')
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
    now = new Date('2026-12-01T08:00+03:00')
    vi.setSystemTime(now)
    await turn()
    expect(chatsOf()).toEqual([buyer.chat, buyer.chat])
    expect(sent[1]?.text).toBe(sent[0]?.text)
    expect(await isWanted()).toBe(true)
  })

  it('a message that is not wanted for good is not written anew: a pause, ads that are gone', async () => {
    const [pauses, looks] = [await createBuyer(), await createBuyer()]
    const { id } = await save(pauses, GRANTA)
    await save(looks, GRANTA)
    await publish()
    await turn()
    expect(chatsOf().sort()).toEqual([pauses.chat, looks.chat])
    const body = { query: GRANTA, paused: true }
    await gateway.get(updatePreset, { as: pauses, params: { id }, body })
    await db.execute(sql`UPDATE ads SET stat = 6`)
    for (const { context } of sent) {
      await db.transaction(async (tx) => MAILING_TOPIC.unwanted?.(tx, context))
    }
    now = new Date('2026-11-26T12:00+03:00')
    await turn()
    expect(sent).toHaveLength(2)
  })

  it('what was changed while no process ran holds for what waited before: a frequency, a pause', async () => {
    const [hurries, pauses] = [await createBuyer(), await createBuyer()]
    const weekly = await save(hurries, GRANTA, { frequency: 'weekly' })
    const hourly = await save(pauses, GRANTA, { frequency: 'hourly' })
    const put = (as: TestUser, id: string, body: Partial<SavedSearchInput>) =>
      gateway.get(updatePreset, { as, params: { id }, body: { query: GRANTA, ...body } })
    await publish()
    await turn()
    await put(hurries, weekly.id, { frequency: 'atOnce' })
    await put(pauses, hourly.id, { frequency: 'hourly', paused: true })
    await put(pauses, hourly.id, { frequency: 'hourly' })
    turn = start()
    await publish({ cityId: SAMARA })
    await turn()
    now = new Date('2026-11-25T13:00+03:00')
    await turn()
    expect(chatsOf()).toEqual([])
    await publish()
    await turn()
    expect(chatsOf()).toEqual([hurries.chat])
    expect(sent[0]?.text).toMatch(/^2\sновых/)
  })

  it('a saved search that was deleted on the site is looked for no more', async () => {
    const reverse = search.createReverse()
    const removed = vi.spyOn(reverse, 'remove')
    turn = start({ createReverse: () => reverse })
    const buyer = await createBuyer()
    const { id } = await save(buyer, GRANTA)
    await turn()
    expect(removed).not.toHaveBeenCalledWith(expect.objectContaining({ id }))
    await gateway.get(deletePreset, { as: buyer, params: { id } })
    await turn()
    expect(removed).toHaveBeenCalledWith(expect.objectContaining({ id }))
  })

  it('who stops the bot gets nothing from the next message on', async () => {
    const buyer = await createBuyer()
    await save(buyer, GRANTA, { frequency: 'hourly' })
    await publish()
    await turn()
    await stopTelegramChat(db, buyer.chat)
    now = new Date('2026-11-25T13:00+03:00')
    await turn()
    expect(chatsOf()).toEqual([])
  })

  it('a message stays below Telegram’s bounds with the longest words', async () => {
    const buyer = await createBuyer()
    await save(buyer, GRANTA, { name: 'Щ'.repeat(100) })
    const long = `${'Ы&'.repeat(60)} ${'ё'.repeat(200)}`
    for (let ad = 0; ad < 7; ad++) await publishWithPhoto({ title: long })
    await turn()
    expect(chatsOf()).toEqual([buyer.chat])
  })
})
