import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { expect, it, onTestFinished } from 'vitest'
import { insertAd } from '../../../../testing/ads.ts'
import { createTestGateway } from '../../../../testing/test-gateway.ts'

const BOUND_MS = 20
const ROUNDS = 20

const gateway = await createTestGateway({ SEARCH_FRESHNESS_MS: String(BOUND_MS) })
const seller = await gateway.createUser()

/** Sells the ads whose ids it is told, and says when that is committed. */
const WRITER = `
  import pg from 'pg'
  import { createInterface } from 'node:readline'
  const client = new pg.Client({ connectionString: process.env.URL })
  await client.connect()
  console.log('ready')
  for await (const id of createInterface({ input: process.stdin })) {
    await client.query("UPDATE ads SET stat = 6, archived_reason = 'sold' WHERE id = $1", [id])
    console.log(id)
  }
  await client.end()`

it('decision 164: what another process has sold is in no answer that is asked for a bound later', async () => {
  const ads = []
  for (let one = 0; one < ROUNDS; one += 1) ads.push(await insertAd(gateway.db, seller.id))
  const writer = spawn(process.execPath, ['--input-type=module', '--eval', WRITER], {
    cwd: import.meta.dirname,
    env: { ...process.env, URL: gateway.config.databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void writer.kill())
  const told = createInterface({ input: writer.stdout })[Symbol.asyncIterator]()
  expect((await told.next()).value).toBe('ready')
  const seen = async ({ slug }: { slug: string }) => {
    const list = await gateway.get(filterAds, { query: { ad_type: 'auto' } })
    const page = await gateway.ask(adBySlug, { query: { slug } })
    return { total: list.total, slugs: list.items.map((item) => item.slug), status: page.status }
  }
  let left = ROUNDS
  for (const ad of ads) {
    expect(await seen(ad)).toMatchObject({ total: left, status: 200 })
    writer.stdin.write(`${ad.id}\n`)
    expect((await told.next()).value).toBe(ad.id)
    await pause(BOUND_MS + 1)
    left -= 1
    const after = await seen(ad)
    expect(after).toMatchObject({ total: left, status: 410 })
    expect(after.slugs).not.toContain(ad.slug)
  }
})
