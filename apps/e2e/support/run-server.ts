import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@trassa/gateway/platform/net/free-port'
import { request } from 'playwright/test'
import { openSession, SENIOR_PHONE } from './people.ts'
import { stopped } from './stopped.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PATIENCE_MS = 90_000

/** What runs: the site with its gateway, or the gateway alone, which starts sooner. */
const ENTRIES = { site: 'apps/web/server.ts', gateway: 'apps/gateway/src/main/server.ts' }

/** A real server with a PostgreSQL, a folder and a port of its own. */
export interface RunServer {
  url: string
  dataDir: string
  stop: () => Promise<void>
}

/** Starts a server and waits until it answers. @param settings of its environment */
export async function startServer(
  entry: keyof typeof ENTRIES,
  settings: Record<string, string>,
): Promise<RunServer> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'trassa-e2e-'))
  const url = `http://localhost:${port}`
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // What many people ask in a day, the tests ask within minutes.
    CALL_LIMIT_FACTOR: '100',
    // Each browser names an address of its own, as if a proxy stood in front.
    TRUST_PROXY: '1',
    ...settings,
  }
  const server = spawn(process.execPath, [ENTRIES[entry]], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  async function stop() {
    await stopped(server)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await answering(`${url}/dev/outbox.json`, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, dataDir, stop }
}

/** Lets the support of the tests work with a server: its address, its folder and its senior moderator stand in the environment. */
export async function workWith({ url, dataDir }: RunServer): Promise<void> {
  process.env.TRASSA_URL = url
  process.env.TRASSA_DATA_DIR = dataDir
  const path = join(dataDir, 'senior.json')
  const context = await request.newContext()
  await openSession(context, SENIOR_PHONE)
  await context.storageState({ path })
  await context.dispose()
  process.env.TRASSA_SENIOR = path
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error('The server stopped while it started')
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The server did not answer at ${url}`)
}
