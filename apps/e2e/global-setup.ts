import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@trassa/gateway/platform/net/free-port'
import { WITH_BOT } from '@trassa/gateway/testing/telegram'
import { request } from 'playwright/test'
import { startDisplay } from './support/display.ts'
import { openSession, SENIOR_PHONE } from './support/people.ts'
import { stopped } from './support/stopped.ts'
import { startTelegram } from './support/telegram-emulator.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PATIENCE_MS = 90_000

/**
 * One real server for the whole run: its own PostgreSQL, a small demo, a port of its own, a bot of Telegram's emulator; and a
 * screen for the console. What tests need to know of it stands in the environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'trassa-e2e-'))
  const url = `http://localhost:${port}`
  const telegram = await startTelegram()
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_ADS: '500',
    LOG_LEVEL: 'error',
    // A busy machine renders some pages slowly; none of them is to be refused for it.
    PAGE_WAIT_MS: '30000',
    // What many people ask in a day, the tests ask within minutes.
    CALL_LIMIT_FACTOR: '100',
    ...WITH_BOT,
    TELEGRAM_API_URL: telegram.url,
  }
  const server = spawn(process.execPath, ['apps/web/server.ts'], {
    cwd: ROOT,
    // Each browser names an address of its own, as if a proxy stood in front.
    env: { ...process.env, ...env, TRUST_PROXY: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const display = await startDisplay()
  async function teardown() {
    await Promise.all([stopped(server), display && stopped(display)])
    telegram.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await answering(url, server)
    process.env.TRASSA_URL = url
    process.env.TRASSA_DATA_DIR = dataDir
    process.env.TRASSA_TELEGRAM = telegram.controlUrl
    process.env.TRASSA_SENIOR = await seniorSession(join(dataDir, 'senior.json'))
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

async function seniorSession(path: string): Promise<string> {
  const context = await request.newContext()
  await openSession(context, SENIOR_PHONE)
  await context.storageState({ path })
  await context.dispose()
  return path
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
