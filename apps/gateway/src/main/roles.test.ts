import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AUTH_CODE_TOPIC } from '../modules/identity/auth/send-code.ts'
import { listDevMailboxMessages } from '../modules/messaging/dev-mailbox/dev-mailbox.repository.ts'
import { createFastify } from '../platform/http/create-server.ts'
import { freePort } from '../platform/net/free-port.ts'
import { messagingWith } from '../testing/messaging.ts'
import { createTestGateway } from '../testing/test-gateway.ts'
import { mountBackend } from './backend.ts'

const server = fileURLToPath(new URL('server.ts', import.meta.url))
const gateway = await createTestGateway({ ROLE: 'web' })
const { db, config } = gateway

/** A process of its own, as one is started on another machine; serves at the given address. */
async function startProcess(role: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const env = {
    ...process.env,
    ROLE: role,
    PORT: String(port),
    DATABASE_URL: config.databaseUrl,
    DATA_DIR: config.dataDir,
    CODE_SECRET: config.codeSecret,
  }
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(url), { timeout: 120_000, interval: 200 })
  return { url, child }
}

it('a message that a web process has written and not delivered is delivered by a worker, which serves nothing', async () => {
  const phone = '+79161234567'
  const refuse = () => Promise.reject(new Error('A web process that is dead sends nothing'))
  // The web process dies right after its commit: `deliver` is never called.
  await db.transaction((tx) =>
    messagingWith(gateway, refuse).outbox.write(tx, AUTH_CODE_TOPIC, {
      channel: 'sms',
      recipient: phone,
      body: 'Трасса: код 12345. Никому его не сообщайте.',
      context: { flowId: crypto.randomUUID() },
      lifetimeSeconds: 300,
    }),
  )
  await db.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'deliver-message'`)
  const read = () => listDevMailboxMessages(db, { recipient: phone, limit: 10 })
  // Another web process: it serves, and leaves the job to a worker (which looks every two seconds).
  const web = createFastify(config)
  onTestFinished(() => web.close())
  await mountBackend(web, { ...config, mode: 'production' })
  await web.ready()
  const cities = await web.inject({ url: `${config.gatewayBase}/v1/cities` })
  expect(cities.statusCode).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(await read()).toEqual([])

  const { url, child } = await startProcess('worker')
  await vi.waitFor(async () => expect(await read()).toHaveLength(1), { timeout: 60_000 })
  expect(await read()).toMatchObject([{ body: 'Трасса: код 12345. Никому его не сообщайте.' }])
  for (const path of [`${config.gatewayBase}/v1/cities`, '/dev/outbox']) {
    expect((await fetch(url + path)).status).toBe(404)
  }

  child.kill()
  expect(await once(child, 'exit')).toEqual([0, null])
}, 240_000)
