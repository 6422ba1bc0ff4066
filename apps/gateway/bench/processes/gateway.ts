// A gateway as a child process: another process on the same database. Says its origin once it can be asked.
import { connect } from '../../src/platform/database/connect.ts'
import { findEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts'
import { freePort } from '../../src/platform/net/free-port.ts'
import { benchConfig, createBenchApp } from '../bench-app.ts'

const folder = process.argv[2] ?? ''
const postgres = await findEmbeddedPostgres(folder)
if (!postgres) throw new Error(`No PostgreSQL in ${folder}`)
const app = await createBenchApp(
  connect(postgres.url('bench')),
  benchConfig(folder, await freePort()),
)
process.on('disconnect', () => process.exit())
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
