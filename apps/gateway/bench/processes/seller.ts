// Sells the ads that it is told, as a child process; answers each with the time at which the sale was committed.
import { freePort } from '../../src/platform/net/free-port.ts'
import { benchConfig, connectBench } from '../bench-app.ts'
import { createAdChanges } from './change-ads.ts'
import { sharedClock } from './shared-clock.ts'

const folder = process.argv[2] ?? ''
const { db } = await connectBench(folder)
const changes = createAdChanges(db, benchConfig(folder, await freePort()))

process.on('message', async (id: string) => {
  await changes.sell(id)
  process.send?.(sharedClock())
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
