import type { Database } from '../../../../platform/database/connect.ts'
import { figuresJobs } from '../figures.jobs.ts'

/** One run of the job that counts. @returns how many decisions and batches were new. */
export async function countFigures(db: Database): Promise<number> {
  const [rollUp] = figuresJobs({ db })
  if (!rollUp) throw new Error('There is no job')
  const { signal } = new AbortController()
  return rollUp.handle({ payload: null, now: new Date(), isLastAttempt: true, signal })
}
