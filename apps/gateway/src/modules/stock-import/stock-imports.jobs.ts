import type { Database } from '../../platform/database/connect.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts'
import { cancelImport } from './running/end-import.ts'
import type { OwnerTelling } from './running/tell-owner.ts'
import { deleteOldImports, listLeftPaused, lockImport } from './stock-imports.repository.ts'

const PURGE_STOCK_IMPORTS = defineJob({
  name: 'purge-stock-imports',
  cron: '40 3 * * *',
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 'exclusive',
  timeoutSeconds: 300,
  onRepeat: 'Deletes what is left.',
})

interface PurgeDependencies extends OwnerTelling {
  db: Database
}

export const stockImportsJobs = (dependencies: PurgeDependencies): JobHandler[] => [
  handleJob(PURGE_STOCK_IMPORTS, async () => {
    await cancelLeftPaused(dependencies)
    return deleteOldImports(dependencies.db)
  }),
]

/** Cancels imports that were left paused or waiting for photographs: their owners are told of what was made. */
async function cancelLeftPaused({ db, ...telling }: PurgeDependencies): Promise<void> {
  for (const id of await listLeftPaused(db)) {
    await db.transaction(async (tx) => {
      const record = await lockImport(tx, id)
      if (record?.state !== 'paused' && record?.state !== 'waiting') return
      const sessionId = PURGE_STOCK_IMPORTS.name
      await cancelImport(tx, telling, record, { actorId: null, sessionId, reason: 'leftPaused' })
    })
  }
}
