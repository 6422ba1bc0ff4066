import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What PostgreSQL writes down about the server that runs in a cluster. */
export interface Postmaster {
  pid: number
  port: number
}

const pidFileOf = (cluster: string) => join(cluster, 'postmaster.pid')

/** What `postmaster.pid` says. PostgreSQL deletes the file when it stops; after a crash it is stale. */
async function readPidFile(cluster: string): Promise<Postmaster | null> {
  const lines = (await readFile(pidFileOf(cluster), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port } : null
}

/** The server that runs in a cluster, `null` where none does, whatever a stale `postmaster.pid` says. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const written = await readPidFile(cluster)
  return written && (await isRunningIn(cluster, written.pid)) ? written : null
}

/**
 * Removes a stale `postmaster.pid`: neither PostgreSQL nor `pg_ctl` look at more than its number, and
 * would take a zombie, or an unrelated process that has got the number since, for the server. Backends
 * that outlive their postmaster are still protected: the next one refuses to start while their shared
 * memory is attached.
 */
export async function removeStalePidFile(cluster: string): Promise<void> {
  if (!(await findPostmaster(cluster))) await rm(pidFileOf(cluster), { force: true })
}

async function isRunningIn(cluster: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (process.platform !== 'linux') return true
  // PostgreSQL works inside of its cluster; a zombie has no working directory.
  return readlink(`/proc/${pid}/cwd`).then(
    async (folder) => folder === (await realpath(cluster).catch(() => null)),
    (error: NodeJS.ErrnoException) => error.code === 'EACCES',
  )
}
