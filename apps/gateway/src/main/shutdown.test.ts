import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { loginInit } from '@trassa/contracts/calls/auth'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { findEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { freePort } from '../platform/net/free-port.ts'
import { signalPostgres } from '../testing/postgres-processes.ts'

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url))
/** Ten seconds, and what a busy machine adds; it was five minutes for an upload. */
const PATIENCE_MS = 15_000

const dataDir = await mkdtemp(join(tmpdir(), 'trassa-shutdown-'))
await chmod(dataDir, 0o755)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

interface Started {
  child: ChildProcess
  port: number
  url: string
}

/** The gateway as a process of its own, with an embedded database and few ads. */
async function startServer(environment: Record<string, string> = {}): Promise<Started> {
  const port = await freePort()
  const { DATABASE_URL: _, ...inherited } = process.env
  const env = { ...inherited, DATA_DIR: dataDir, PORT: String(port), DEMO_ADS: '5', ...environment }
  const child = spawn(process.execPath, [SERVER], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${url}/health/live`, { headers: { connection: 'close' } }), {
    timeout: 40_000,
    interval: 200,
  })
  return { child, port, url }
}

/** Sends a signal and waits for the end of the process. @returns exit code and milliseconds. */
async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const started = performance.now()
  const exited = once(child, 'exit')
  child.kill(signal)
  const [code] = await exited
  return { code: code as number | null, ms: performance.now() - started }
}

/** A request whose body never ends, as an upload over a line that broke. */
async function beginEndlessBody(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const head = [
    `POST /gateway${loginInit.path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 100',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  return socket
}

/** Asks over a connection of `agent`; the body is read to its end. */
async function ask(agent: Agent, url: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer
}

const untilNoDatabase = () =>
  vi.waitFor(async () => expect(await findEmbeddedPostgres(dataDir)).toBeNull(), {
    timeout: 20_000,
    interval: 200,
  })

const databaseLog = () => readFile(join(dataDir, 'postgres', 'server.log'), 'utf8')

it('SIGTERM: not ready, then refused; what is open is answered; a body that never ends is cut', async () => {
  const { child, port, url } = await startServer({ DRAIN_SECONDS: '2' })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const before = await ask(agent, `${url}/gateway/v1/cities`)
  expect(before.headers.connection).toBe('keep-alive')
  await beginEndlessBody(port)

  const ended = end(child, 'SIGTERM')
  await vi.waitFor(async () => {
    const ready = await fetch(`${url}/health/ready`)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }])
  })
  const during = await ask(agent, `${url}/gateway/v1/cities`)
  expect([during.statusCode, during.headers.connection]).toEqual([200, 'close'])
  await vi.waitFor(
    () => expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } }),
    { timeout: 10_000, interval: 100 },
  )
  const { code, ms } = await ended
  expect(code).toBe(0)
  expect(ms).toBeLessThan(PATIENCE_MS)
  expect(await findEmbeddedPostgres(dataDir)).toBeNull()
  expect((await databaseLog()).trimEnd()).toMatch(/database system is shut down$/)
}, 90_000)

it('a second signal ends it at once; the database stops by itself and starts again', async () => {
  const { child, port } = await startServer()
  await beginEndlessBody(port)
  child.kill('SIGTERM')
  // Later than what one Ctrl-C sends twice.
  await setTimeout(700)
  const { code, ms } = await end(child, 'SIGTERM')
  expect(code).toBe(1)
  // The first signal alone would wait for the body, and give up after nine seconds.
  expect(ms).toBeLessThan(8000)
  await untilNoDatabase()
}, 90_000)

it('Ctrl-C reaches the process group, and once more through npm: one clean stop', async () => {
  const { child } = await startServer()
  const exited = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGINT')
  child.kill('SIGINT')
  expect(await exited).toEqual([0, null])
  expect(await findEmbeddedPostgres(dataDir)).toBeNull()
  const log = (await databaseLog()).trimEnd()
  expect(log).toMatch(/database system is shut down$/)
  expect(log.split('starting PostgreSQL').at(-1)).not.toContain('immediate shutdown')
}, 90_000)

it('SIGTERM while the database is frozen ends in time as well and leaves no process', async () => {
  const { child } = await startServer()
  await signalPostgres(dataDir, 'SIGSTOP')
  const { ms } = await end(child, 'SIGTERM')
  expect(ms).toBeLessThan(PATIENCE_MS)
  await untilNoDatabase()
}, 90_000)
