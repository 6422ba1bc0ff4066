import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { UserType } from '@trassa/contracts/enumerations/users'
import { demoAdMaker } from '@trassa/demo-data/demo-ads'
import { demoUsers } from '@trassa/demo-data/demo-users'
import { createRandom } from '@trassa/demo-data/random'
import type { Pool, PoolClient } from 'pg'
import { from, to } from 'pg-copy-streams'
import { demoAdRows, insertDemoUsers } from '../src/main/demo/demo-rows.ts'
import { ads } from '../src/modules/ads/ads.table.ts'
import type { Database } from '../src/platform/database/connect.ts'
import { type Sellers, storeSellers } from './fill-sellers.ts'
import { withoutIndexes } from './without-indexes.ts'

/** So many ads are generated one by one with consistent fields; the others are copies with other prices, times, cities and sellers. */
const ORIGINALS = 20_000
const BATCH = 500
/** The photographs that a card in a list shows. */
const PHOTOS = 5
const HOUR_MS = 3_600_000
/** Kopecks: high prices are rounded to thousands of roubles, others to tens. */
const ROUNDINGS = [100_000, 1_000]
const NULL = '\\N'
/** This share of the photographs is of so many pictures, which dealers show in place of their own. */
const SHARED = { share: 0.005, pictures: 300 }

/** Fills an empty database with realistic ads of all types, whose photographs have no files. */
export async function fillAds(db: Database, pool: Pool, count: number): Promise<void> {
  const originals = Math.min(count, ORIGINALS)
  await storeOriginals(db, originals)
  const client = await pool.connect()
  try {
    // The limits of a request's statement (docs/decisions/022) end a COPY of many ads.
    await client.query('SET statement_timeout = 0')
    await withoutIndexes(client, ['ads', 'photos', 'users'], async () => {
      await storeCopies(client, count - originals)
      await storePhotos(client)
    })
    await client.query('VACUUM ANALYZE')
    await client.query('RESET statement_timeout')
  } finally {
    client.release()
  }
}

async function storeOriginals(db: Database, count: number): Promise<void> {
  const now = new Date()
  const users = demoUsers(now)
  const userIds = await insertDemoUsers(db, users)
  const demoAd = demoAdMaker(users, now)
  for (let start = 0; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start)
    const batch = Array.from({ length: size }, (_, index) => demoAd(start + index))
    await db.insert(ads).values(await demoAdRows(db, batch, userIds))
  }
}

/** The copies are written by COPY in its text format: only the changed columns are parsed. */
async function storeCopies(client: PoolClient, count: number): Promise<void> {
  const sellers = await storeSellers(client, count)
  const { rows } = await client.query<{ name: string }>(`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'ads' AND column_name NOT IN ('id', 'changed')
    ORDER BY ordinal_position`)
  const names = rows.map(({ name }) => name)
  const columns = names.map((name) => `"${name}"`).join(', ')
  const chunks: Buffer[] = []
  const out = client.query(to(`COPY (SELECT ${columns} FROM ads ORDER BY id) TO STDOUT`))
  for await (const chunk of out) chunks.push(chunk)
  const originals = Buffer.concat(chunks)
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t'))
  await pipeline(
    Readable.from(copies({ originals, names, sellers }, count)),
    client.query(from(`COPY ads (${columns}) FROM STDIN`)),
  )
}

function* copies(
  { originals, names, sellers }: { originals: string[][]; names: string[]; sellers: Sellers },
  count: number,
): Generator<string> {
  const random = createRandom('copies')
  const place = Object.fromEntries(names.map((name, index) => [name, index]))
  const at = (name: string) => place[name] as number
  for (let copy = 0; copy < count; copy++) {
    const row = [...random.pick(originals)]
    row[at('slug')] += `-${copy}`
    // Cities have the same share of the copies as of the originals.
    row[at('user_id')] = random.pick(sellers[Number(row[at('seller_type')]) as UserType])
    row[at('city_id')] = random.pick(originals)[at('city_id')] as string
    row[at('price')] = otherPrice(row[at('price')] as string, random.range(0.85, 1.15))
    row[at('lifted_at')] = otherTime(row[at('lifted_at')] as string, random.range(0, 20 * HOUR_MS))
    yield `${row.join('\t')}\n`
  }
}

function otherPrice(price: string, share: number): string {
  if (price === NULL) return price
  const kopecks = Number(price) * share
  const rounding = ROUNDINGS.find((one) => kopecks > one * 20) ?? 100
  return String(Math.round(kopecks / rounding) * rounding)
}

const otherTime = (moment: string, earlier: number): string =>
  moment === NULL ? moment : new Date(Date.parse(moment) - earlier).toISOString()

async function storePhotos(client: PoolClient): Promise<void> {
  // Foreign keys to the owner are not checked for millions of rows.
  await client.query('SET session_replication_role = replica')
  await client.query(`
    INSERT INTO photos (id, user_id, ad_id, position, width, height, color, phash)
    SELECT gen_random_uuid(), user_id, ads.id, position, 1200, 900, '#336699',
      ('x' || substr(md5(picture), 1, 16))::bit(64)::bigint
    FROM ads, generate_series(0, least(photos_total, ${PHOTOS}) - 1) AS position,
      LATERAL (SELECT CASE WHEN random() < ${SHARED.share} THEN floor(random() * ${SHARED.pictures})::text
        ELSE ads.id || '-' || position END) shown (picture)
    WHERE stat = 1`)
  await client.query('RESET session_replication_role')
}
