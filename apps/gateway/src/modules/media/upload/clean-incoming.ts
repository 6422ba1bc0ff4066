import type { RunReports } from '../../../platform/jobs/run-job.ts'
import { startLocalTask } from '../../../platform/jobs/start-local-task.ts'
import { removeStaleIncoming } from './incoming-files.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/**
 * Removes every hour what a crash left in the folder of incoming files a day ago. The folder is this
 * machine's own, so every process that has one looks after it.
 *
 * @param filesFolder the root of the embedded file storage.
 * @returns stops it.
 */
export const startIncomingCleaning = (filesFolder: string, reports: RunReports): (() => void) =>
  startLocalTask(
    {
      name: 'remove-stale-incoming',
      everyMs: HOUR_MS,
      run: (now) => removeStaleIncoming(filesFolder, new Date(now.getTime() - DAY_MS)),
    },
    reports,
  )
