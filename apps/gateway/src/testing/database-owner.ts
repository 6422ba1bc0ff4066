// A process that owns the embedded database of `DATA_DIR`, as a site does: says `ready`, then lives until
// it is killed. For tests that kill it.
import { openDatabase } from '../platform/database/open-database.ts'

const dataDir = process.env.DATA_DIR ?? ''
const database = await openDatabase({ databaseUrl: undefined, dataDir })
process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)))
setInterval(() => undefined, 60_000)
process.stdout.write('ready\n')
