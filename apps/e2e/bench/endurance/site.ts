import { join } from 'node:path'
import { type AttackedServer, startAttackedServer } from '@trassa/gateway/attack/attacked-server'
import { connectTo } from '@trassa/gateway/attack/storm'
import { request } from 'playwright/test'
import { openSession, SENIOR_PHONE } from '../../support/people.ts'

const DEMO_ADS = 300
/** Copies stand above every id of the demo. */
const FIRST_WAITING = 1_000_000
const FIRST_LIVE = 2_000_000

/** The product on a database of its own, with a way to ask its database. */
export interface EnduranceSite {
  server: AttackedServer
  /** Runs a statement on the site's database; tries again while that is away. */
  query: <Row extends Record<string, unknown>>(sql: string, values?: unknown[]) => Promise<Row[]>
  /** The id of the newest row of the history when the work began. */
  firstRow: string
  remove: () => Promise<void>
}

/** Repeats a request until it is answered: gateway and database are killed meanwhile. @throws the last error after 90 s */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 90_000
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** Starts the site with so many ads that wait for a decision and so many live ones, each a copy of one of the demo. */
export async function startEnduranceSite(ads: {
  waiting: number
  live: number
}): Promise<EnduranceSite> {
  const server = await startAttackedServer(DEMO_ADS)
  const query = async <Row extends Record<string, unknown>>(
    sql: string,
    values: unknown[] = [],
  ) => {
    const ask = async () => {
      const client = await connectTo({ server })
      try {
        return (await client.query<Row>(sql, values)).rows
      } finally {
        await client.end()
      }
    }
    return untilAnswered(ask)
  }
  try {
    await copyAds(query, { stat: 2, first: FIRST_WAITING, count: ads.waiting })
    await copyAds(query, { stat: 1, first: FIRST_LIVE, count: ads.live })
    await nameSite(server)
    const [newest] = await query<{ id: string }>('SELECT max(id)::text AS id FROM audit_rows')
    return { server, query, firstRow: newest?.id ?? '0', remove: server.remove }
  } catch (error) {
    await server.remove()
    throw error
  }
}

/** The ids of the live copies. */
export const liveAds = (query: EnduranceSite['query']) =>
  query<{ id: string; version: number; expiresAt: string }>(
    `SELECT id, version, expires_at::text AS "expiresAt" FROM ads WHERE id > ${FIRST_LIVE} ORDER BY id`,
  )

async function copyAds(
  query: EnduranceSite['query'],
  { stat, first, count }: { stat: number; first: number; count: number },
): Promise<void> {
  if (count === 0) return
  const [original] = await query<{ id: string }>(
    `SELECT a.id FROM ads a JOIN photos p ON p.ad_id = a.id
     WHERE a.stat = $1 AND NOT a.appealed AND a.revision IS NULL
     ORDER BY cardinality(a.risk), a.id LIMIT 1`,
    [stat],
  )
  if (!original) throw new Error(`The demo has no ad with the stat ${stat}`)
  const values = [first, original.id, count]
  await query(
    `INSERT INTO ads SELECT (jsonb_populate_record(ads, jsonb_build_object(
       'id', $1::bigint + n, 'slug', 'copy-' || $1 || '-' || n, 'vin', NULL))).*
     FROM ads, generate_series(1, $3::int) n WHERE id = $2::bigint`,
    values,
  )
  // Without the digest of its picture: no copy is a duplicate of another one.
  await query(
    `INSERT INTO photos SELECT (jsonb_populate_record(photos, jsonb_build_object(
       'id', gen_random_uuid(), 'ad_id', $1::bigint + n, 'phash', NULL))).*
     FROM photos, generate_series(1, $3::int) n WHERE ad_id = $2::bigint`,
    values,
  )
}

/** The support of the end-to-end tests finds this site and its senior moderator from now on. */
async function nameSite({ origin, dataDir }: AttackedServer): Promise<void> {
  process.env.TRASSA_URL = origin
  process.env.TRASSA_DATA_DIR = dataDir
  const context = await request.newContext()
  await openSession(context, SENIOR_PHONE)
  const path = join(dataDir, 'senior.json')
  await context.storageState({ path })
  await context.dispose()
  process.env.TRASSA_SENIOR = path
}
