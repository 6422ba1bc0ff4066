import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../../../../main/config.ts'
import { connect } from '../../../../platform/database/connect.ts'
import { createTestBilling } from '../test-billing.ts'

/** A worker that does nothing but reconcile, again and again, until it is killed. Payments are as good as a minute old. */
const AGE_MS = 120_000
const PAUSE_MS = 1000

const config = readConfig({ ...process.env, PORT: undefined })
const { db } = connect(config.databaseUrl ?? '', { max: 2 })
// Notices are written, and no worker delivers them.
const enqueue = async () => undefined
const { reconcile } = createTestBilling({ db, config, enqueue })

for (;;) {
  // The database may just have been killed.
  await reconcile(new Date(Date.now() + AGE_MS)).catch(() => undefined)
  await pause(PAUSE_MS)
}
