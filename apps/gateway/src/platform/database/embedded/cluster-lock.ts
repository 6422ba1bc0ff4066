import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** Any number, as long as nothing else in the database `postgres` locks it. */
const CLUSTER_LOCK = 7_201_986

const POLL_MS = 200

export interface ClusterLock {
  release: () => Promise<void>
}

/**
 * Takes the lock by which one process of the project owns a running cluster. PostgreSQL drops it with the
 * connection, so that it cannot outlive a killed process, as a PID file would. A session lock: the
 * connection is direct and used for nothing else.
 *
 * @returns `null` when another process holds the lock.
 * @param url of the cluster's own database `postgres`
 */
export async function acquireClusterLock(url: string): Promise<ClusterLock | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // The connection only holds the lock; when it breaks, the next process gets the lock.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ acquired: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS acquired',
    [CLUSTER_LOCK],
  )
  if (rows[0]?.acquired) return { release: () => client.end() }
  await client.end()
  return null
}

/**
 * Whether a running process of the project owns the cluster; without an owner it was left by a killed one.
 *
 * @param waitMs how long to wait for an owner that is stopping
 */
export async function isClusterLocked(url: string, waitMs = 0): Promise<boolean> {
  const until = Date.now() + waitMs
  for (;;) {
    const claim = await acquireClusterLock(url).catch(() => 'unreachable' as const)
    if (claim === 'unreachable') return false
    if (claim) {
      await claim.release()
      return false
    }
    if (Date.now() >= until) return true
    await setTimeout(POLL_MS)
  }
}
