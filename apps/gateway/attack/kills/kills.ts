import { killProcesses } from '../../src/testing/postgres-processes.ts'
import type { Attack } from '../scenarios/context.ts'
import { untilReady } from './recovery.ts'
import { stormAndKill } from './storm.ts'

const ENDED_MS = 10_000

/** kill -9 of the server in the middle of writes, then a new start on the same folder. */
export async function killServer(attack: Attack): Promise<void> {
  const { server } = attack
  const part = 'kill -9 of the server'
  await stormAndKill(
    attack,
    part,
    async () => {
      server.signal('SIGKILL')
      await server.ended(ENDED_MS)
    },
    async () => {
      await server.start()
      await untilReady(attack, part)
    },
  )
}

/** kill -9 of the embedded PostgreSQL in the middle of writes: the server brings it back by itself. */
export async function killPostgres(attack: Attack): Promise<void> {
  const { server, report } = attack
  const part = 'kill -9 of PostgreSQL'
  await stormAndKill(
    attack,
    part,
    async () => killProcesses((await server.postgres()).slice(0, 1)),
    async () => {
      const milliseconds = await untilReady(attack, part)
      report.measure(`${part}: ready again after ${Math.round(milliseconds)} ms`)
      if (server.isRunning() && milliseconds < attack.limits.recoveryMs) return
      // What follows needs a database; that none came back is reported.
      server.signal('SIGKILL')
      await server.ended(ENDED_MS)
      await server.start()
    },
  )
}
