import pg from 'pg'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { startTcpProxy } from '../../../testing/tcp-proxy.ts'
import { startHeartbeat } from './heartbeat.ts'
import { PROBE } from './probe.ts'

const WAIT_MS = 10_000
const proxy = await startTcpProxy(inject('postgresUrl'))

it('a new connection that is answered while the old one stays silent is an interruption', async () => {
  const url = new URL(proxy.url)
  url.searchParams.set('application_name', 'heartbeat')
  const onHang = vi.fn()
  const heartbeat = startHeartbeat(url.href, { onHang, report: () => undefined })
  onTestFinished(heartbeat.stop)
  const direct = new pg.Client({ connectionString: inject('postgresUrl') })
  await direct.connect()
  onTestFinished(() => direct.end())
  await vi.waitFor(async () => {
    const { rows } = await direct.query(
      `SELECT FROM pg_stat_activity WHERE application_name = 'heartbeat' AND query = $1`,
      [PROBE],
    )
    expect(rows).toHaveLength(1)
  }, WAIT_MS)

  proxy.hang()
  await vi.waitFor(() => expect(heartbeat.isHanging()).toBe(true), WAIT_MS)
  expect(onHang).toHaveBeenCalled()
  expect(heartbeat.interruptions()).toBe(0)
  proxy.admit()
  await vi.waitFor(() => expect(heartbeat.isHanging()).toBe(false), WAIT_MS)
  expect(heartbeat.interruptions()).toBe(1)
  expect(heartbeat.count()).toBe(1)
}, 40_000)
