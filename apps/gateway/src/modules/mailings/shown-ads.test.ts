import { updateAd } from '@trassa/contracts/calls/ads'
import { createPreset, deletePreset } from '@trassa/contracts/calls/notification-presets'
import type { SavedSearchInput } from '@trassa/contracts/entities/saved-search'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addPhoto, insertAd } from '../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'
import { createReferenceCache } from '../reference/public.ts'
import { createSearchService } from '../search/public.ts'
import { createMailings } from './sending/start-mailings.ts'
import { noteAnswered } from './shown-ads.repository.ts'

const gateway = await createTestGateway()
const { db } = gateway
const reference = createReferenceCache(db)
const search = createSearchService({ db, reference, log: { error: vi.fn() } })
const seller = await gateway.createUser()

/** A Wednesday at noon in Moscow. */
const NOON = new Date('2026-11-25T12:00+03:00')
const NEXT_MORNING = new Date('2026-11-26T10:00+03:00')
const GRANTA = 'markId=1&modelId=1025&city=kazan'

let now = NOON
const write = vi.fn(async () => 'id')
const newMailings = () =>
  createMailings({
    db,
    outbox: { write } as unknown as Parameters<typeof createMailings>[0]['outbox'],
    reference,
    search,
    publicUrl: 'https://trassa.example',
    now: () => now,
  })
let turn = newMailings()

let chats = 5500
async function createBuyer(): Promise<TestUser> {
  const user = await gateway.createUser()
  chats += 1
  await db.execute(sql`UPDATE users SET telegram_id = ${String(chats)} WHERE id = ${user.id}`)
  return user
}
const save = (as: TestUser, query: string, more: Partial<SavedSearchInput> = {}) =>
  gateway.get(createPreset, { as, body: { adType: 'auto', query, ...more } })
async function publish() {
  const ad = await insertAd(db, seller.id, { price: 1_200_000_00 })
  await addPhoto(db, ad)
  return ad
}
const change = ({ id }: { id: string }, body: { price: number }) =>
  gateway.get(updateAd, { as: seller, params: { id }, body })
/** The bot answers words of the person with these ads. */
const answer = ({ id: userId }: TestUser, ...ads: { id: string }[]) =>
  db.transaction((tx) =>
    noteAnswered(
      tx,
      userId,
      ads.map(({ id }) => id),
    ),
  )

beforeEach(async () => {
  await db.execute(
    sql`TRUNCATE messages, saved_searches, mailing_ads, mailing_queue, telegram_chats CASCADE`,
  )
  now = NOON
  turn = newMailings()
  await turn()
  write.mockClear()
})

describe('docs/decisions/190: what an answer of the bot has shown', () => {
  it('is not mailed as new, neither by a mailing that it waits for nor after a change', async () => {
    const [asks, reads] = [await createBuyer(), await createBuyer()]
    for (const buyer of [asks, reads]) await save(buyer, GRANTA, { frequency: 'daily' })
    const ad = await publish()
    await turn()
    await answer(asks, ad)
    await change(ad, { price: 1_100_000 })
    await turn()
    now = NEXT_MORNING
    await turn()
    expect(write).toHaveBeenCalledOnce()
    expect(await statesOf(asks)).toEqual(['answered'])
    expect(await statesOf(reads)).toEqual(['shown'])
  })

  it('is news to a list that it comes into later, and to that list once', async () => {
    const buyer = await createBuyer()
    await save(buyer, `${GRANTA}&priceTo=1000000`)
    const ad = await publish()
    await answer(buyer, ad)
    await turn()
    expect(write).not.toHaveBeenCalled()
    await change(ad, { price: 900_000 })
    await turn()
    expect(write).toHaveBeenCalledOnce()
    // An answer that shows it again takes nothing back.
    await answer(buyer, ad)
    expect(await statesOf(buyer)).toEqual(['shown'])
    await change(ad, { price: 1_300_000 })
    await change(ad, { price: 800_000 })
    await turn()
    expect(write).toHaveBeenCalledOnce()
  })

  it('counts as it was when it was shown last', async () => {
    const buyer = await createBuyer()
    await save(buyer, `${GRANTA}&priceTo=1000000`)
    const ad = await publish()
    await answer(buyer, ad)
    await change(ad, { price: 900_000 })
    await answer(buyer, ad)
    await turn()
    expect(write).not.toHaveBeenCalled()
  })
})

it('an ad that waited for a saved search that is gone is news to the next one', async () => {
  const buyer = await createBuyer()
  const { id } = await save(buyer, GRANTA, { frequency: 'daily' })
  const ad = await publish()
  await turn()
  await gateway.get(deletePreset, { as: buyer, params: { id } })
  await db.execute(sql`DELETE FROM saved_searches WHERE id = ${id}`)
  await save(buyer, `${GRANTA}&priceTo=1000000`)
  await change(ad, { price: 900_000 })
  await turn()
  expect(write).toHaveBeenCalledOnce()
})

async function statesOf({ id }: TestUser): Promise<unknown[]> {
  const { rows } = await db.execute(sql`SELECT state FROM mailing_ads WHERE user_id = ${id}`)
  return rows.map(({ state }) => state)
}
