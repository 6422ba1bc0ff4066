import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { ROOT } from './run.ts'

/** Time to close requests and connections under way, before a process is killed. */
const PATIENCE_MS = 12_000
/** Windows has no process groups: there a process is ended with `taskkill`, children included. */
const hasGroups = process.platform !== 'win32'

/** Starts a program whose output is ours, in a process group of its own: Ctrl-C reaches us alone. */
export function startProcess(
  command: string,
  args: string[],
  env: Record<string, string>,
): ChildProcess {
  return spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: hasGroups,
    shell: !hasGroups,
  })
}

/** Ends a process and what it has started; resolves when it has gone. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  const gone = once(child, 'exit')
  signalGroup(child.pid, 'SIGTERM')
  const late = new AbortController()
  const killing = setTimeout(PATIENCE_MS, undefined, { signal: late.signal }).then(
    () => child.pid && signalGroup(child.pid, 'SIGKILL'),
    () => undefined,
  )
  await gone
  late.abort()
  await killing
}

/** Ends a process and what it has started at once, without waiting. */
export function killProcess({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) signalGroup(pid, 'SIGKILL')
}

function signalGroup(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (!hasGroups) {
    spawn('taskkill', ['/pid', String(pid), '/t', '/f'])
    return
  }
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // The group is gone already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
