import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { locateCluster } from '../platform/database/embedded/cluster-location.ts'
import { findPostmaster } from '../platform/database/embedded/postmaster.ts'

export interface PostgresProcesses {
  postmaster: number
  /** Its children: sessions and background processes. */
  backends: number[]
}

/** The processes of the embedded PostgreSQL in `dataDir`. @throws Error where none runs. */
export async function postgresProcesses(dataDir: string): Promise<PostgresProcesses> {
  const { cluster } = await locateCluster(dataDir)
  const running = await findPostmaster(cluster)
  if (!running) throw new Error(`No PostgreSQL runs in ${cluster}`)
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const backends = stdout.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return pid && parent === running.pid ? [pid] : []
  })
  return { postmaster: running.pid, backends }
}

/** Sends a signal to every process of the embedded PostgreSQL: SIGKILL, SIGSTOP, SIGCONT. */
export async function signalPostgres(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const { postmaster, backends } = await postgresProcesses(dataDir)
  for (const pid of [postmaster, ...backends]) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      // A backend may have ended since.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
