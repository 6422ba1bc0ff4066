import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, finder } from '../scenarios/context.ts'

const PAUSE_MS = 100

/** Waits until the server says that it is ready; reports one that does not in time. @returns milliseconds. */
export async function untilReady(attack: Attack, part: string): Promise<number> {
  const { send, limits } = attack
  const started = performance.now()
  const elapsed = () => performance.now() - started
  while (elapsed() < limits.recoveryMs) {
    const { status } = await send({ method: 'GET', target: '/health/ready', headers: {} })
    if (status === 200) return elapsed()
    await pause(PAUSE_MS)
  }
  finder(attack, part)('dead', `not ready ${Math.round(elapsed())} ms later`)
  return elapsed()
}
