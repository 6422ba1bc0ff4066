import { randomUUID } from 'node:crypto'
import {
  createStockImport,
  listStockRows,
  mapStockImport,
  readStockImport,
  steerStockImport,
} from '@trassa/contracts/calls/moderator/stock-imports'
import type { StockImport, StockMapping } from '@trassa/contracts/entities/moderator/stock-import'
import type { StockImportCommand } from '@trassa/contracts/enumerations/stock-imports'
import { afterEach } from 'vitest'
import { rateLimits } from '../../../platform/rate-limit/rate-limits.table.ts'
import type { TestUser } from '../../../testing/test-gateway.ts'
import { createLoadingWorld } from '../../feeds/testing/loading-world.ts'
import { csvFile } from '../../feeds/testing/stock-server.ts'
import type { RowWork } from '../running/row-work.ts'
import { runRow } from '../running/run-row.ts'
import { listRunning } from '../stock-imports.repository.ts'

/** A gateway, a site with photographs, a moderator and a dealer, and imports that are carried out without a loop. */
export async function createStockWorld() {
  const { gateway, work: shared, stock, origin, signal, adsOf } = await createLoadingWorld()
  const { db } = gateway
  const work: RowWork = { ...shared, now: () => new Date() }
  // A test asks more in a minute than any person.
  afterEach(() => db.delete(rateLimits))
  const anna = await gateway.createUser({ role: 'moderator' })

  const ask = (file: Buffer, owner: TestUser, as: TestUser = anna, id: string = randomUUID()) =>
    gateway.ask(createStockImport, {
      as,
      body: { id, ownerId: owner.id, fileName: 'Склад.csv', file: file.toString('base64') },
    })
  const read = (id: string, as: TestUser = anna) =>
    gateway.get(readStockImport, { as, params: { id } })
  const map = (id: string, mapping: StockMapping) =>
    gateway.get(mapStockImport, { as: anna, params: { id }, body: mapping })
  /** As the console steers: with the revision that is shown. */
  const steer = async (id: string, command: StockImportCommand, as: TestUser = anna) => {
    const { revision } = await read(id)
    return gateway.ask(steerStockImport, { as, params: { id }, body: { command, revision } })
  }
  /** Carries out all started imports, one after the other. @returns how many rows had their turn */
  const run = async (): Promise<number> => {
    let rows = 0
    for (const id of await listRunning(db)) while (await runRow(work, id, signal)) rows += 1
    return rows
  }
  const rowsOf = async (id: string) =>
    (await gateway.get(listStockRows, { as: anna, params: { id } })).items

  /** An import of these rows, checked with what is proposed. */
  async function checked(
    owner: TestUser,
    rows: readonly Record<string, string>[],
    change: Partial<StockMapping> = {},
  ): Promise<StockImport> {
    const answer = await ask(Buffer.from(csvFile(rows)), owner)
    if (!answer.ok) throw new Error(answer.failure.code)
    const { id, mapping } = answer.detail
    return map(id, { ...mapping, ...change })
  }
  /** The same, started and carried out. */
  async function imported(owner: TestUser, rows: readonly Record<string, string>[]) {
    const { id } = await checked(owner, rows)
    await steer(id, 'start')
    await run()
    return read(id)
  }
  const dealer = () => gateway.createUser({ type: 1, username: 'Автодом' })
  return {
    gateway,
    work,
    stock,
    origin,
    signal,
    run,
    anna,
    ask,
    read,
    map,
    steer,
    rowsOf,
    checked,
    imported,
    adsOf,
    dealer,
  }
}
