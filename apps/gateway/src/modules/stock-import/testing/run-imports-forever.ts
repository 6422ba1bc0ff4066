import { readConfig } from '../../../main/config.ts'
import { startImports } from '../../../main/stock-imports.ts'
import { connect } from '../../../platform/database/connect.ts'

/** A worker that does nothing but carry out imports of stock, until it is killed. */
const config = readConfig({ ...process.env, PORT: undefined })
const connection = connect(config.databaseUrl ?? '', { max: 2 })
const log = { error: () => undefined, warn: () => undefined }
// Notices are written, and no worker delivers them.
startImports({ connection, config }, { enqueue: async () => undefined, log })
// The loop does not keep the process alive by itself.
setInterval(() => undefined, 60_000)
