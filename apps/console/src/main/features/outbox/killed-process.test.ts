import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'

const SCRIPT = join(import.meta.dirname, 'testing/outbox-process.ts')
const KILLS = 4

/** A gateway that carries a decision out once for its key, and sometimes loses its answer. */
async function startGateway() {
  const keysOfAds = new Map<string, Set<string>>()
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    const ad = request.url?.split('/').at(-1) ?? ''
    const keys = keysOfAds.get(ad) ?? new Set()
    keysOfAds.set(ad, keys.add(String(request.headers['idempotency-key'])))
    if (requests % 7 === 0) request.socket.destroy()
    else response.setHeader('content-type', 'application/json').end('{"detail":{}}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { keysOfAds, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

it('domain §9: kill -9 at random moments loses and doubles nothing that was confirmed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trassa-outbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { keysOfAds, url } = await startGateway()
  const run = (...args: string[]) => {
    const child = spawn(process.execPath, [SCRIPT, folder, url, ...args], { stdio: 'ignore' })
    return { child, exit: once(child, 'exit') }
  }
  const confirmed = async () =>
    (await readFile(join(folder, 'confirmed'), 'utf8').catch(() => '')).trim().split('\n')

  for (let turn = 1; turn <= KILLS; turn += 1) {
    const { child, exit } = run(String(turn * 1000))
    const isAtWork = async () => (await confirmed()).some((ad) => Number(ad) >= turn * 1000)
    while (!(await isAtWork())) await sleep(10)
    await sleep(Math.random() * 150)
    child.kill('SIGKILL')
    await exit
  }
  const { exit } = run()
  expect((await exit)[0]).toBe(0)

  const ads = await confirmed()
  expect(ads.length).toBeGreaterThanOrEqual(KILLS)
  for (const ad of ads) expect(keysOfAds.get(ad)?.size, `ad ${ad}`).toBe(1)
  for (const [ad, keys] of keysOfAds) expect(keys.size, `ad ${ad}`).toBe(1)
}, 60_000)
