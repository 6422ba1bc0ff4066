import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** Any number, as long as nothing else in the database `postgres` locks it. */
const OWNER_LOCK = 7_201_986

const POLL_MS = 200

export interface Ownership {
  release: () => Promise<void>
}

/**
 * Claims a running cluster for this process, by a lock that PostgreSQL drops with our connection: it
 * cannot outlive a killed process, as a file with its number would. `null` when another process has it.
 *
 * @param url of the cluster's own database `postgres`
 */
export async function claimCluster(url: string): Promise<Ownership | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // The connection only holds the lock: its end is noticed by whoever claims next.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ ours: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS ours',
    [OWNER_LOCK],
  )
  if (rows[0]?.ours) return { release: () => client.end() }
  await client.end()
  return null
}

/**
 * Whether a process of ours is using the cluster; one that nobody answers for was left behind.
 *
 * @param patienceMs how long an owner that is just stopping is waited for
 */
export async function isClusterOwned(url: string, patienceMs = 0): Promise<boolean> {
  const until = Date.now() + patienceMs
  for (;;) {
    const claim = await claimCluster(url).catch(() => 'unreachable' as const)
    if (claim === 'unreachable') return false
    if (claim) {
      await claim.release()
      return false
    }
    if (Date.now() >= until) return true
    await setTimeout(POLL_MS)
  }
}
