import { AppError } from '@trassa/contracts/app-error'
import { createFlag } from '../../../../platform/concurrency/flag.ts'
import { isInRequest } from '../../../../platform/database/connection/request-scope.ts'

/** From the beginning of a reload; lists of a small database never take so long. */
const PATIENCE_MS = 2000

/**
 * Reading the whole index anew, which takes seconds with a million ads (docs/decisions/178). What can do without the index learns of
 * its beginning; a request that cannot waits a moment and is then refused, so that it holds no place among the renderings.
 */
export function createReload({ patience = PATIENCE_MS } = {}) {
  const underWay = createFlag()
  const long = createFlag()

  return {
    async run(work: () => Promise<void>): Promise<void> {
      underWay.raise()
      const timer = setTimeout(long.raise, patience).unref()
      try {
        await work()
      } finally {
        clearTimeout(timer)
        underWay.lower()
        long.lower()
      }
    },

    /** What `work` gives, which needs the index; `undefined` as soon as that has to be read anew. */
    unlessUnderWay: underWay.unlessRaised,

    /** Waits for the index. @throws AppError `server.unavailable` where a visitor would wait too long */
    async patiently(wait: () => Promise<void>): Promise<void> {
      if (!isInRequest()) return wait()
      const isThere = await long.unlessRaised(() => wait().then(() => true))
      if (!isThere) throw new AppError('server.unavailable')
    },
  }
}
