import { idSchema } from '@trassa/contracts/values'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'

/** One portion of a feed's open run. */
export const LOAD_FEED = defineJob({
  name: 'load-feed',
  payload: z.object({ feedId: idSchema }),
  retry: { limit: 3, delaySeconds: 60 },
  concurrency: 'parallel',
  timeoutSeconds: 300,
  onRepeat:
    'Goes on where the run was left; while another worker has the feed, looks again when its lease ends.',
})
