import { setTimeout as pause } from 'node:timers/promises'
import { killProcesses } from '@trassa/gateway/testing/postgres-processes'
import type { Desk } from './desk.ts'
import type { EnduranceSite } from './site.ts'
import { untilAnswered } from './site.ts'

export type Victim = 'console' | 'gateway' | 'postgres'
export type Victims = Record<Victim, () => Promise<void>> & {
  killed: Record<Victim, number>
}

/** kill -9 of one of the three, and its return; a second kill waits for the first one's return. */
export function createVictims({ server }: EnduranceSite, desk: Desk): Victims {
  const killed: Record<Victim, number> = { console: 0, gateway: 0, postgres: 0 }
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = (victim: Victim, kill: () => Promise<void>) => () => {
    const own = turn.then(async () => {
      killed[victim] += 1
      await kill()
    })
    // A failed kill is told to its caller only; the next one takes place nevertheless.
    turn = own.catch(() => undefined)
    return own
  }
  return {
    killed,
    console: inTurn('console', desk.kill),
    gateway: inTurn('gateway', async () => {
      server.signal('SIGKILL')
      await server.ended(10_000)
      await server.start()
    }),
    // The gateway starts PostgreSQL again.
    postgres: inTurn('postgres', async () => {
      await killProcesses(await server.postgres())
      await untilAnswered(async () => {
        const { ok } = await fetch(`${server.origin}/health/ready`)
        if (!ok) throw new Error('Not ready')
      })
    }),
  }
}

const SHORTEST_MS = 6000
const LONGEST_MS = 15_000

/** Kills one after another at random moments until it is told to stop. */
export async function killInTurn(victims: Victims, isOver: () => boolean): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const until = Date.now() + SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS)
    while (Date.now() < until && !isOver()) await pause(100)
    if (isOver()) return
    await victims[(['console', 'gateway', 'postgres'] as const)[turn % 3] ?? 'console']()
  }
}
