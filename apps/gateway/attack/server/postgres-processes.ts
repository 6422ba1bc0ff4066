import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { locateCluster } from '../../src/platform/database/embedded/cluster-location.ts'

const run = promisify(execFile)

const GONE_WITHIN_MS = 10_000

/** The postmaster that runs in `dataDir` and its children, by process id; empty where none does. */
export async function postgresProcesses(dataDir: string): Promise<number[]> {
  const { cluster } = await locateCluster(dataDir)
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const postmaster = Number(pidFile.split('\n')[0])
  const running = await runningPostgres()
  // A crash leaves the file, and another program may have the number by now.
  if (!running.some(({ pid }) => pid === postmaster)) return []
  const children = running.filter(({ parent }) => parent === postmaster)
  return [postmaster, ...children.map(({ pid }) => pid)]
}

async function runningPostgres(): Promise<{ pid: number; parent: number }[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat=,comm='])
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, state = '', name = ''] = line.trim().split(/\s+/)
    const isRunning = name.includes('postgres') && !state.startsWith('Z')
    return isRunning ? [{ pid: Number(pid), parent: Number(parent) }] : []
  })
}

/** Sends a signal to each process that is still there. */
export function signalProcesses(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Kills these processes of PostgreSQL and waits until they are gone. */
export async function killProcesses(pids: readonly number[]): Promise<void> {
  signalProcesses(pids, 'SIGKILL')
  const deadline = Date.now() + GONE_WITHIN_MS
  while (Date.now() < deadline) {
    const running = await runningPostgres()
    if (!running.some(({ pid }) => pids.includes(pid))) return
    await pause(50)
  }
}
