import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { locateCluster } from '../platform/database/embedded/cluster-location.ts'
import { findPostmaster } from '../platform/database/embedded/postmaster.ts'

const run = promisify(execFile)

const GONE_WITHIN_MS = 10_000

/** The postmaster of the embedded PostgreSQL in `dataDir`, then its children, by process id; empty where none runs. */
export async function postgresPids(dataDir: string): Promise<number[]> {
  const { cluster } = await locateCluster(dataDir)
  const postmaster = await findPostmaster(cluster)
  if (!postmaster) return []
  const children = (await runningProcesses()).filter(({ parent }) => parent === postmaster.pid)
  return [postmaster.pid, ...children.map(({ pid }) => pid)]
}

export interface PostgresProcesses {
  postmaster: number
  /** Its children: sessions and background processes. */
  backends: number[]
}

/** The processes of the embedded PostgreSQL in `dataDir`. @throws Error where none runs. */
export async function postgresProcesses(dataDir: string): Promise<PostgresProcesses> {
  const [postmaster, ...backends] = await postgresPids(dataDir)
  if (postmaster === undefined) throw new Error(`No PostgreSQL runs in ${dataDir}`)
  return { postmaster, backends }
}

/** Every process that has not ended; a zombie has. */
async function runningProcesses(): Promise<{ pid: number; parent: number }[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat='])
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, state = 'Z'] = line.trim().split(/\s+/)
    return state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent) }]
  })
}

/** Sends a signal to each of these processes that is still there. */
export function signalProcesses(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Sends a signal to every process of the embedded PostgreSQL. @throws Error where none runs. */
export async function signalPostgres(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const { postmaster, backends } = await postgresProcesses(dataDir)
  signalProcesses([postmaster, ...backends], signal)
}

/** Kills these processes and waits until they are gone. */
export async function killProcesses(pids: readonly number[]): Promise<void> {
  signalProcesses(pids, 'SIGKILL')
  const deadline = Date.now() + GONE_WITHIN_MS
  while (Date.now() < deadline) {
    const running = await runningProcesses()
    if (!running.some(({ pid }) => pids.includes(pid))) return
    await pause(50)
  }
}
