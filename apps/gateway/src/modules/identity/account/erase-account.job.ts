import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/define-job.ts'
import type { AccountPart } from './account-part.ts'

/** Deletes what the parts of the site keep about a user who has deleted the account (decision 065). */
export const ERASE_ACCOUNT = defineJob({
  name: 'erase-account',
  payload: z.object({ userId: z.string(), avatar: z.string().nullable() }),
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 600 },
  concurrency: 'parallel',
  timeoutSeconds: 900,
  onRepeat: 'Deletes what is left.',
})

/** @param removeAvatar removes the file of a picture; does nothing where it is gone. */
export const eraseAccountJob = (
  parts: readonly AccountPart[],
  removeAvatar: (name: string) => Promise<void>,
): JobHandler =>
  handleJob(ERASE_ACCOUNT, async ({ payload: { userId, avatar }, now }) => {
    let erased = 0
    for (const part of parts) erased += await part.erase(userId, now)
    if (avatar) await removeAvatar(avatar)
    return erased
  })
