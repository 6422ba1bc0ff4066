import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

/** Written with every message: hands it over where the process that wrote it has died before it could. */
export const DELIVER_MESSAGE = defineJob({
  name: 'deliver-message',
  payload: z.object({ messageId: z.uuid() }),
  // A provider that is away for some minutes; codes are out of date by then anyway.
  retry: { limit: 8, delaySeconds: 15, maxDelaySeconds: 300 },
  concurrency: 'parallel',
  timeoutSeconds: 60,
  onRepeat: 'Finds the message sent and does nothing.',
})
