import type { Database } from '../../../../platform/database/connect.ts'
import { figuresJobs } from '../figures.jobs.ts'

/** One run of the job that counts; `signal` ends it early. @returns how many decisions and batches were new. */
export async function countFigures(
  db: Database,
  { signal }: Pick<AbortController, 'signal'> = new AbortController(),
): Promise<number> {
  const [rollUp] = figuresJobs({ db })
  if (!rollUp) throw new Error('There is no job')
  return rollUp.handle({ payload: null, now: new Date(), isLastAttempt: true, signal })
}
