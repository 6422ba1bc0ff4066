import { AppError } from '@trassa/contracts/app-error'
import { singleFlight } from '../../../../platform/concurrency/single-flight.ts'

/** When a refused request may be repeated. */
const RETRY_SECONDS = 2

interface SharedRun<T> {
  waiting: number
  result: T | undefined
  run: () => Promise<void>
}

/**
 * Bounds expensive work: those who ask for the same share a run that began after they asked, and so many different
 * runs are under way at most.
 *
 * @throws AppError `server.unavailable` for one too many.
 */
export function createSharedRuns<T>(most: number) {
  const runs = new Map<string, SharedRun<T>>()

  function runOf(key: string, work: () => Promise<T>): SharedRun<T> {
    const known = runs.get(key)
    if (known) return known
    if (runs.size >= most) throw new AppError('server.unavailable', { retryAfter: RETRY_SECONDS })
    const shared: SharedRun<T> = {
      waiting: 0,
      result: undefined,
      run: singleFlight(async () => {
        shared.result = await work()
      }),
    }
    runs.set(key, shared)
    return shared
  }

  return async (key: string, work: () => Promise<T>): Promise<T> => {
    const shared = runOf(key, work)
    shared.waiting++
    try {
      await shared.run()
      return shared.result as T
    } finally {
      shared.waiting--
      if (shared.waiting === 0) runs.delete(key)
    }
  }
}
