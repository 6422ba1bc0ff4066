import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it, vi } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { createReferenceCache } from '../../reference/public.ts'
import { createSearchService } from '../search.service.ts'

const { db: whole, createUser } = await createTestGateway()
const seller = await createUser()
const dialect = new PgDialect()

/** A search on a database that the test interrupts, and of which it holds one statement. */
async function setup() {
  const control = {
    interruptions: 0,
    isHeld: (_statement: string): boolean => false,
    held: Promise.withResolvers<void>(),
    end: Promise.withResolvers<void>(),
  }
  const hold = async (statement: string) => {
    if (!control.isHeld(statement)) return
    control.isHeld = () => false
    control.held.resolve()
    await control.end.promise
  }
  const db: typeof whole = Object.assign(Object.create(whole), {
    interruptions: () => control.interruptions,
    execute: async (statement: SQL) => {
      await hold(dialect.sqlToQuery(sql`${statement}`).sql)
      return whole.execute(statement)
    },
    readPreparedInPool: async (...asked: Parameters<typeof whole.readPreparedInPool>) => {
      await hold(asked[0].text)
      return whole.readPreparedInPool(...asked)
    },
  })
  const search = createSearchService({
    db,
    reference: createReferenceCache(db),
    log: { error: () => undefined },
  })
  await search.load()
  await vi.waitFor(() => expect(search.statistics().unreadTexts).toBe(0), 20_000)
  const idsOf = async (q?: string) => {
    const { body } = await search.search({ ad_type: 'auto', q })
    const items: { id: string }[] = JSON.parse(body.toString()).detail.items
    return items.map(({ id }) => id).sort()
  }
  return { control, idsOf }
}

it.each([
  ['the query is parsed', 'websearch_to_tsquery'],
  ['the words of a written ad are read', 'to_tsvector'],
])(
  '§7 filter-ads: a text is found in the index as it is, though that is read anew while %s',
  async (_, part) => {
    await whole.delete(ads)
    const gone = await insertAd(whole, seller.id, { title: 'Диковинка' })
    const { control, idsOf } = await setup()
    expect(await idsOf('диковинка')).toEqual([gone.id])
    const written = await insertAd(whole, seller.id, { title: 'Редкая диковинка' })
    control.isHeld = (statement) => statement.includes(part)
    const asked = idsOf('диковинка -жук')
    await control.held.promise
    await whole.delete(ads)
    const left = await insertAd(whole, seller.id, { title: 'Ещё одна диковинка' })
    control.interruptions += 1
    // Another visitor, who has everything read anew.
    expect(await idsOf()).toEqual([left.id])
    control.end.resolve()
    expect(await asked).toEqual([left.id])
    expect(await idsOf('диковинка')).toEqual([left.id])
    expect(written.id).not.toBe(left.id)
  },
)
