// Site, gateway and – asked for – the console, reloaded on change. The database belongs to this process and stays
// up while the gateway restarts.
import type { ChildProcess } from 'node:child_process'
import { parseArgs } from 'node:util'
import { readConfig } from '../../apps/gateway/src/main/config.ts'
import { SAME_SIGNAL_MS } from '../../apps/gateway/src/main/stop-on-signals.ts'
import { openDatabase } from '../../apps/gateway/src/platform/database/open-database.ts'
import { electronForDevelopment } from './electron-for-development.ts'
import { killProcess, startProcess, stopProcess } from './processes.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => name !== 'console')
if (unknown.length > 0) throw new Error(`npm run dev [-- console], not ${unknown.join(' ')}`)

const { config, database } = await open().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
const gatewayPort = config.port + 1
const shared = { DATABASE_URL: database.url, PUBLIC_URL: config.publicUrl }

const servers = [
  startProcess(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'apps/gateway/src/main/server.ts'],
    { ...shared, PORT: String(gatewayPort) },
  ),
  startProcess(process.execPath, ['apps/web/dev-server.ts'], {
    ...shared,
    DEV_GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
  }),
]
const consoles = positionals.length > 0 ? [await startConsole()] : []

const started = [...servers, ...consoles]
let stoppingSince: number | undefined
function stop(code: number): void {
  if (stoppingSince !== undefined) return
  stoppingSince = performance.now()
  void Promise.all(started.map(stopProcess))
    .then(database.stop)
    .then(() => process.exit(code))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isRepeated()) killAtOnce(started)
    else stop(0)
  })
}
// Without one of its two servers the site is of no use; a closed console is opened again by the same command.
for (const server of servers) server.once('exit', () => stop(1))

/** A second signal; one Ctrl-C is two where npm passes it on (`stop-on-signals.ts`). */
const isRepeated = () =>
  stoppingSince !== undefined && performance.now() - stoppingSince > SAME_SIGNAL_MS

/** Leaves nothing running: the database is told to stop when this process exits. */
function killAtOnce(children: readonly ChildProcess[]): void {
  for (const child of children) killProcess(child)
  process.exit(1)
}

async function open() {
  const config = readConfig(process.env)
  return { config, database: await openDatabase(config) }
}

/** electron-vite replaces the renderer's components and starts the main process again. */
async function startConsole() {
  const asRoot = process.getuid?.() === 0 ? ['--noSandbox'] : []
  return startProcess('electron-vite', ['dev', '--watch', ...asRoot], {
    ELECTRON_EXEC_PATH: await electronForDevelopment(),
  })
}
