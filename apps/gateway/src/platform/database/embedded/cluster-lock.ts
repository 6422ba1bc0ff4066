import { DatabaseSync } from 'node:sqlite'

/** SQLite's code for a lock that another connection holds. */
const SQLITE_BUSY = 5

export interface ClusterLock {
  release: () => void
}

/**
 * Takes the lock by which one process owns an embedded cluster: only the owner starts, restarts and stops
 * it. The lock is the operating system's on a file beside the cluster, held through an empty SQLite
 * database (Node has no call for file locks). It ends with the process, however that ends, and does not
 * depend on a connection to PostgreSQL (docs/decisions/047).
 *
 * @param cluster the folder of the cluster
 * @returns `null` when another process holds the lock, or another part of this one.
 */
export function acquireClusterLock(cluster: string): ClusterLock | null {
  const file = new DatabaseSync(`${cluster}.lock`, { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null
    throw error
  }
}
