import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { connect } from '../../../../platform/database/connect.ts'
import { insertAd } from '../../../../testing/ads.ts'
import { createTestGateway } from '../../../../testing/test-gateway.ts'
import { ads } from '../../../ads/ads.table.ts'
import { createLiveIndex } from '../live-index.ts'

const BOUND = 20
const gateway = await createTestGateway()
const seller = await gateway.createUser()
let now = 1000

/** What another process is: a pool and an index of its own. The clock is moved by the test. */
async function startProcess() {
  const connection = connect(gateway.config.databaseUrl as string, { max: 3 })
  afterAll(connection.close)
  const { db } = connection
  const index = createLiveIndex(db, { error: () => undefined }, { bound: BOUND, clock: () => now })
  await index.load()
  return { db, index }
}

async function openClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: gateway.config.databaseUrl })
  await client.connect()
  afterAll(() => client.end())
  return client
}

const processes = [await startProcess(), await startProcess()]
const outside = [await openClient(), await openClient()]
/** Each writer has ads of its own, so that transactions do not wait for each other. */
const WRITERS = processes.length + outside.length
const ADS = await Promise.all(
  Array.from({ length: 2 * WRITERS }, () => insertAd(gateway.db, seller.id, { price: 1 })),
)
const adOf = (writer: number, nth: number) => ADS[writer * 2 + (nth % 2)]?.id as string

/** A price; `null`: in no list. */
type Version = number | null
interface Committed {
  version: Version
  at: number
  /** The writer. */
  by: number
}

/** What was committed of each ad, the latest last. */
type History = Map<string, Committed[]>

interface World {
  history: History
  /** What an open transaction of a client has written, in the order of its savepoints. */
  open: (Map<string, Version>[] | undefined)[]
}

const startHistory = (): History =>
  new Map(ADS.map(({ id }) => [id, [{ version: 1, at: Number.NEGATIVE_INFINITY, by: -1 }]]))

function commit(world: World, by: number, written: ReadonlyMap<string, Version>): void {
  for (const [id, version] of written) world.history.get(id)?.push({ version, at: now, by })
}

const write = (id: string, version: Version) =>
  version === null
    ? `UPDATE ads SET stat = 4 WHERE id = ${id}`
    : `UPDATE ads SET stat = 1, price = ${version} WHERE id = ${id}`

/** What the lists of a process show now. */
async function shown(process: number): Promise<Map<string, Version>> {
  const searched = await processes[process]?.index.upToDate('auto')
  if (!searched) throw new Error('No index')
  const page = searched.segment.page(searched.segment.select([]), { sort: 'priceFrom', size: 100 })
  return new Map(page.map(({ id, key }) => [id, key]))
}

/** Every ad is shown as it was at some time not before what the process has to know. */
function check(world: World, process: number, answer: ReadonlyMap<string, Version>): void {
  for (const [id, versions] of world.history) {
    const needed = versions.findLastIndex(({ at, by }) => by === process || at < now - BOUND)
    const allowed = versions.slice(needed).map(({ version }) => version)
    expect(allowed).toContain(answer.get(id) ?? null)
  }
}

type Step = (world: World) => Promise<void>

const version = fc.option(fc.integer({ min: 2, max: 1000 }))
const nth = fc.nat(1)
const ask = fc.nat(processes.length - 1).map(
  (process): Step =>
    async (world) => {
      check(world, process, await shown(process))
    },
)
const wait = fc.integer({ min: 0, max: 2 * BOUND }).map(
  (time): Step =>
    async () => {
      now += time
    },
)
const writeHere = fc.tuple(fc.nat(processes.length - 1), nth, version, fc.boolean()).map(
  ([process, at, to, inTransaction]): Step =>
    async (world) => {
      const id = adOf(process, at)
      const { db } = processes[process] as (typeof processes)[number]
      const statement = sql.raw(write(id, to))
      if (inTransaction) await db.transaction((tx) => tx.execute(statement))
      else await db.execute(statement)
      commit(world, process, new Map([[id, to]]))
      const answer = await shown(process)
      expect(answer.get(id) ?? null).toBe(to)
      check(world, process, answer)
    },
)

const outsideStep = fc.tuple(
  fc.nat(outside.length - 1),
  fc.constantFrom('write', 'write', 'savepoint', 'undo', 'commit', 'rollback'),
  nth,
  version,
)
const stepOutside = outsideStep.map(
  ([nthClient, what, at, to]): Step =>
    async (world) => {
      const client = outside[nthClient] as pg.Client
      const by = processes.length + nthClient
      const levels = world.open[nthClient]
      if (what === 'write') {
        if (!levels) await client.query('BEGIN')
        const open = levels ?? [new Map()]
        world.open[nthClient] = open
        await client.query(write(adOf(by, at), to))
        open.at(-1)?.set(adOf(by, at), to)
      } else if (what === 'savepoint' && levels) {
        await client.query(`SAVEPOINT level_${levels.length}`)
        levels.push(new Map(levels.at(-1)))
      } else if (what === 'undo' && levels && levels.length > 1) {
        levels.pop()
        await client.query(`ROLLBACK TO level_${levels.length}`)
      } else if (levels && (what === 'commit' || what === 'rollback')) {
        await client.query(what.toUpperCase())
        world.open[nthClient] = undefined
        if (what === 'commit') commit(world, by, levels.at(-1) ?? new Map())
      }
    },
)

const step = fc.oneof(
  { arbitrary: ask, weight: 4 },
  { arbitrary: wait, weight: 2 },
  { arbitrary: writeHere, weight: 2 },
  { arbitrary: stepOutside, weight: 6 },
)

async function startAnew(): Promise<World> {
  for (const client of outside) await client.query('ROLLBACK')
  await gateway.db.update(ads).set({ stat: 1, price: 1 }).where(eq(ads.userId, seller.id))
  now += 10 * BOUND
  return { history: startHistory(), open: [] }
}

it('§7 filter-ads: an answer holds what its process has written, and of others what is older than the bound', async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
    const world = await startAnew()
    for (const one of steps) await one(world)
    for (const client of outside) await client.query('ROLLBACK')
    now += BOUND + 1
    for (const process of processes.keys()) check(world, process, await shown(process))
  })
  await fc.assert(run, { numRuns: 100 })
}, 120_000)

it('§7 filter-ads: requests that come together with writes are no older than the bound either', async () => {
  const requests = fc.array(fc.tuple(fc.nat(1), nth, version), { minLength: 2, maxLength: 12 })
  const run = fc.asyncProperty(requests, async (writes) => {
    const world = await startAnew()
    await Promise.all(
      writes.map(async ([process, at, to], order) => {
        const id = adOf(process, at)
        // The same ad may be written at once by several: the last one to commit is not known.
        const isAlone = writes.filter(([by, other]) => by === process && other === at).length === 1
        now += order % 3
        await processes[process]?.db.execute(sql.raw(write(id, to)))
        const answer = await shown(process)
        if (isAlone) expect(answer.get(id) ?? null).toBe(to)
      }),
    )
    commit(world, -1, new Map((await gateway.db.select().from(ads)).map(currentVersion)))
    now += BOUND + 1
    for (const process of processes.keys()) check(world, process, await shown(process))
  })
  await fc.assert(run, { numRuns: 60 })
}, 120_000)

const currentVersion = ({ id, stat, price }: typeof ads.$inferSelect): [string, Version] => [
  id,
  stat === 1 ? price : null,
]
