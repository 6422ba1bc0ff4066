import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../../platform/database/embedded/embedded-postgres.ts'
import { freePort } from '../../../../platform/net/free-port.ts'
import { killProcesses, postgresPids } from '../../../../testing/postgres-processes.ts'

const SERVER = fileURLToPath(new URL('../../../../main/server.ts', import.meta.url))
const WORKER = fileURLToPath(new URL('reconcile-forever.ts', import.meta.url))
const START_MS = 180_000
const POLL_MS = 50

const SCRIPTS = { gateway: SERVER, otherGateway: SERVER, worker: WORKER }
type Child = keyof typeof SCRIPTS
export type Victim = Child | 'postgres'

/** Two gateways, a worker and a PostgreSQL that belong to nothing else, so that each may be killed. */
export async function startProcesses(dataDir: string, settings: Record<string, string>) {
  // What is killed are processes: what they gave to the kernel stays, so nothing waits for the disk.
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres(dataDir, { fsync: 'off' })
  const databaseUrl = postgres.url('postgres')
  const ports = { gateway: await freePort(), otherGateway: await freePort() }
  const urlOf = (gateway: keyof typeof ports) => `http://127.0.0.1:${ports[gateway]}`
  const children = new Map<Child, ChildProcess>()

  function run(child: Child): void {
    const env = {
      ...process.env,
      ...settings,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: String(child === 'worker' ? 0 : ports[child]),
      ROLE: 'web',
      DEMO_ADS: '0',
      LOG_LEVEL: 'silent',
      CALL_LIMIT_FACTOR: '0',
    }
    children.set(child, spawn(process.execPath, [SCRIPTS[child]], { env, stdio: 'ignore' }))
  }

  async function startGateway(gateway: keyof typeof ports): Promise<void> {
    run(gateway)
    for (const until = Date.now() + START_MS; Date.now() < until; await pause(POLL_MS)) {
      const answer = await fetch(`${urlOf(gateway)}/health/ready`).catch(() => null)
      await answer?.arrayBuffer()
      if (answer?.ok) return
    }
    throw new Error('The gateway does not start')
  }

  async function killChild(name: Child): Promise<void> {
    const child = children.get(name)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  const restart: Record<Victim, () => Promise<unknown>> = {
    gateway: () => startGateway('gateway'),
    otherGateway: () => startGateway('otherGateway'),
    worker: async () => run('worker'),
    postgres: postgres.restart,
  }

  // The first one migrates.
  await restart.gateway()
  await Promise.all([restart.otherGateway(), restart.worker()])
  return {
    /** The gateways' addresses, the same after each start. */
    urls: [urlOf('gateway'), urlOf('otherGateway')],
    databaseUrl,
    /** `kill -9`, without any warning. */
    kill: async (victim: Victim): Promise<void> =>
      victim === 'postgres' ? killProcesses(await postgresPids(dataDir)) : killChild(victim),
    /** @returns once it works again */
    restart: async (victim: Victim): Promise<void> => void (await restart[victim]()),
    stop: async (): Promise<void> => {
      await Promise.all((Object.keys(SCRIPTS) as Child[]).map(killChild))
      await postgres.stop()
    },
  }
}
