import { createServer, type RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { limitsFor } from '../judge/limits.ts'
import { readOptions } from '../options.ts'
import { printReport } from '../report/print-report.ts'
import { createReport } from '../report/report.ts'
import { requestMaker } from '../requests/make-request.ts'
import type { AttackedServer } from '../server/attacked-server.ts'
import { createSender } from '../wire/send.ts'
import type { Operation } from '../world/openapi.ts'
import type { World } from '../world/world.ts'
import { sendBrokenRequests } from './broken-requests.ts'

const text = { type: 'string' }
const OPERATIONS: Operation[] = [
  {
    id: 'cities.list',
    method: 'GET',
    path: '/gateway/v1/cities',
    access: 'public',
    params: {},
    query: { type: 'object', properties: { q: text } },
    isUpload: false,
    takesKey: false,
    errors: [],
  },
  {
    id: 'ads.create',
    method: 'POST',
    path: '/gateway/ads/create',
    access: 'user',
    params: {},
    query: {},
    body: { type: 'object', properties: { adType: text, price: { type: 'integer' } } },
    isUpload: false,
    takesKey: true,
    errors: [],
  },
].map((operation) => ({
  ...operation,
  params: { type: 'object' },
  query: { type: 'object', ...operation.query },
}))
const NOBODY = { name: 'anonymous', id: '', cookie: '' } as const
const WORLD: World = {
  operations: OPERATIONS,
  people: [NOBODY],
  leaver: NOBODY,
  ownerOf: new Map(),
  known: { values: {}, keys: ['q'] },
}

/** Sends 40 requests to a server of these answers. */
async function attack(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const { send, close } = createSender(port, 4, 2500)
  onTestFinished(() => {
    close()
    server.closeAllConnections()
    server.close()
  })
  const report = createReport()
  await sendBrokenRequests({
    options: readOptions(['--requests', '40', '--seed', '3']),
    limits: limitsFor(1),
    server: { port } as AttackedServer,
    world: WORLD,
    send,
    report,
  })
  return report
}

it('finds every 500, and says how to send that request again', async () => {
  const { findings, statuses, ...rest } = await attack((request, response) => {
    request.resume()
    response.writeHead(500).end('{}')
  })
  const errors = findings.filter(({ rule }) => rule === 'serverError')
  const answered = [...(statuses.byRole.get('anonymous') ?? [])].find(([status]) => status === 500)
  expect(errors.length).toBeGreaterThan(20)
  expect(errors).toHaveLength(answered?.[1] ?? 0)
  const printed = printReport({ findings, statuses, ...rest }, 3)
  expect(printed).toContain(`npm run attack -- --seed 3 --only ${errors[0]?.number}`)
})

it('finds connections that are closed without an answer', async () => {
  const { findings } = await attack((request) => request.socket.destroy())
  expect(findings.map(({ rule }) => rule)).toContain('noAnswer')
})

it('finds a silence only if it repeats itself', async () => {
  let silent = 1
  const once = await attack((request, response) => {
    if (request.method === 'GET' && silent-- > 0) return
    request.resume()
    response.writeHead(500).end('{}')
  })
  expect(once.findings.map(({ rule }) => rule)).not.toContain('noAnswer')
  expect(once.measurements.join()).toMatch(/silence for 2\d\d\d ms, then 500/)
})

it('makes the same request for a number and a seed, and others for others', () => {
  const wires = (seed: number) => {
    const make = requestMaker(WORLD, seed)
    return Array.from({ length: 20 }, (_, number) => make(number).wire)
  }
  expect(wires(1)).toEqual(wires(1))
  expect(wires(1)).not.toEqual(wires(2))
  expect(requestMaker(WORLD, 1)(13).wire).toEqual(wires(1)[13])
})
