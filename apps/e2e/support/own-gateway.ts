import { openDatabase } from '@trassa/gateway/platform/database/open-database'
import { test as base } from './console/console.ts'
import { startServer, workWith } from './run-server.ts'

/** A gateway of the test's own, with which the support works until the test ends. */
export interface OwnGateway {
  /** Runs a statement on its database. */
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
  dataDir: string
}

const DEMO_ADS = '60'
/** A busy machine takes its time for a server. */
const START_MS = 120_000
const OF_THE_RUN = ['TRASSA_URL', 'TRASSA_DATA_DIR', 'TRASSA_SENIOR'] as const

/** The console's test with a gateway of its own: for what would fill the lists that other tests read meanwhile. */
export const test = base.extend<{ ownGateway: OwnGateway }>({
  ownGateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from it
    async ({}, use) => {
      const before = OF_THE_RUN.map((name) => [name, process.env[name]] as const)
      const server = await startServer('gateway', { DEMO_ADS })
      try {
        await workWith(server)
        const { dataDir } = server
        const database = await openDatabase({ databaseUrl: undefined, dataDir }, { join: true })
        const { pool } = database.connection
        await use({
          query: async <Row extends object>(sql: string, values: unknown[] = []) =>
            (await pool.query<Row>(sql, values)).rows,
          dataDir,
        })
        await database.stop()
      } finally {
        for (const [name, value] of before) process.env[name] = value
        await server.stop()
      }
    },
    { timeout: START_MS },
  ],
})
