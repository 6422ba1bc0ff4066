import { createServer, type RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { limitsFor } from '../judge/limits.ts'
import { createReport } from '../report/report.ts'
import type { Attack } from './context.ts'
import { withProbe } from './probe.ts'

/** The rules that a probe of a server of these answers finds broken. */
async function probe(listener: RequestListener, answerMs = 60_000) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const report = createReport()
  const limits = { ...limitsFor(1), answerMs }
  await withProbe({ server: { port }, limits, report } as Attack, 'test', () => pause(100))
  return report.findings.map(({ rule }) => rule)
}

it('a service that answers at once is not found waiting', async () => {
  expect(await probe((_, response) => response.end('{}'))).toEqual([])
})

it('a request that had to wait is found', async () => {
  const found = await probe((_, response) => void setTimeout(() => response.end('{}'), 500), 300)
  expect(found).toEqual(['waiting'])
})

it('a probe that is refused without being told when to come back is found', async () => {
  const found = await probe((_, response) => response.writeHead(503).end())
  expect(found).toContain('waiting')
})
