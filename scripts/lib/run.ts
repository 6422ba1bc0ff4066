import { type SpawnOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Ctrl-C reaches the whole process group by itself; these are sent to one process. */
const PASSED_ON = ['SIGTERM', 'SIGHUP'] as const

/**
 * Runs a program of the workspace with its output on ours; gives its exit code. A signal that would end this
 * process ends the program first.
 */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
    let received: NodeJS.Signals | undefined
    const passOn = (signal: NodeJS.Signals) => {
      received = signal
      child.kill(signal)
    }
    const stopListening = () => {
      for (const signal of PASSED_ON) process.off(signal, passOn)
    }
    for (const signal of PASSED_ON) process.on(signal, passOn)
    child.on('error', (error) => {
      stopListening()
      reject(error)
    })
    child.on('close', (code) => {
      stopListening()
      if (received) process.kill(process.pid, received)
      else resolve(code ?? 1)
    })
  })
}
