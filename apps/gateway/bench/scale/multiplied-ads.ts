import type pg from 'pg'

/** Ids of the ads of the table are below it. */
const COPY_IDS = 1_000_000_000
/** Parts into which the last copy can be divided. */
const PARTS = 1024

/**
 * Creates a schema whose view `ads` has so many live ads: those of the table as often as it takes, the copies with other ids,
 * prices and dates. Whatever reads `ads` on a connection with this schema reads them, and nothing is stored.
 */
export async function multiplyAds(pool: pg.Pool, schema: string, wanted: number): Promise<void> {
  const { rows } = await pool.query<{ live: number }>(
    'SELECT count(*)::int AS live FROM public.ads WHERE stat = 1',
  )
  const copies = wanted / Math.max(1, rows[0]?.live ?? 0)
  const whole = Math.floor(copies)
  const parts = Math.round((copies - whole) * PARTS)
  const columns = (await columnNames(pool)).map(
    (name) => `${VALUES[name] ?? `"${name}"`} AS "${name}"`,
  )
  await dropSchema(pool, schema)
  await pool.query(`CREATE SCHEMA ${schema}`)
  await pool.query(`
    CREATE VIEW ${schema}.ads AS SELECT ${columns.join(', ')}
    FROM generate_series(0, ${whole}) AS copy CROSS JOIN public.ads
    WHERE copy < ${whole} OR id % ${PARTS} < ${parts}`)
}

export const dropSchema = async (pool: pg.Pool, schema: string): Promise<void> =>
  void (await pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`))

/** What differs between copies; prices are rounded to hundreds of roubles. */
const VALUES: Record<string, string> = {
  id: `id + copy::bigint * ${COPY_IDS}`,
  price:
    'CASE WHEN copy = 0 THEN price ELSE price * (850 + (id + copy * 37) % 300) / 10000000 * 10000 END',
  lifted_at: `lifted_at - copy * (id % 100) * interval '1 minute'`,
}

async function columnNames(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'ads' ORDER BY ordinal_position`)
  return rows.map(({ name }) => name)
}
