import pg from 'pg'
import { CONNECT_MS, REQUEST_LIMITS } from './limits.ts'

/** Any number, as long as nothing else in the database locks it. */
const DEFAULTS_LOCK = 7_201_987

/** What every session runs with: the limits of requests and what the search statements were measured with. */
export const SESSION_DEFAULTS: Readonly<Record<string, string>> = {
  statement_timeout: `${REQUEST_LIMITS.statement}ms`,
  lock_timeout: `${REQUEST_LIMITS.lock}ms`,
  idle_in_transaction_session_timeout: `${REQUEST_LIMITS.idleInTransaction}ms`,
  jit: 'off',
  random_page_cost: '1.05',
  max_parallel_workers_per_gather: '0',
  work_mem: '64MB',
}

/**
 * Makes `SESSION_DEFAULTS` the defaults of the URL's role in its database (`ALTER ROLE … IN DATABASE`):
 * PostgreSQL applies them to each new session. PgBouncer refuses them as start-up parameters, and a `SET`
 * would stay with a server connection that other clients share. Needs no right but to log in; writes
 * nothing where they are set already (docs/decisions/022).
 *
 * @returns the server's major version.
 */
export async function applySessionDefaults(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: REQUEST_LIMITS.silence,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number; defaults: string[] | null }>(`
      SELECT current_setting('server_version_num')::int / 10000 AS version, (
        SELECT setconfig FROM pg_db_role_setting
        JOIN pg_database ON pg_database.oid = setdatabase AND datname = current_database()
        JOIN pg_roles ON pg_roles.oid = setrole AND rolname = current_user
      ) AS defaults`)
    const [session] = rows
    const defaults = session?.defaults ?? []
    const wanted = Object.entries(SESSION_DEFAULTS)
    if (!wanted.every(([name, value]) => defaults.includes(`${name}=${value}`))) {
      await writeDefaults(client)
    }
    return session?.version ?? 0
  } finally {
    await client.end()
  }
}

async function writeDefaults(client: pg.Client): Promise<void> {
  await client.query('BEGIN')
  // Two processes that start at once would fail with "tuple concurrently updated".
  await client.query('SELECT pg_advisory_xact_lock($1)', [DEFAULTS_LOCK])
  const database = await client.query<{ name: string }>('SELECT current_database() AS name')
  const name = pg.escapeIdentifier(database.rows[0]?.name ?? '')
  for (const [setting, value] of Object.entries(SESSION_DEFAULTS)) {
    await client.query(
      `ALTER ROLE CURRENT_USER IN DATABASE ${name} SET ${setting} = ${pg.escapeLiteral(value)}`,
    )
  }
  await client.query('COMMIT')
  // Its own session is older than the defaults, and PgBouncer would hand it on.
  await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
}
