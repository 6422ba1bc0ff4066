import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '@trassa/contracts/app-error'

/** A search holds the event loop about so long; most need less in all. */
const SLICE_MS = 4
const MOST_WAITING = 16
/** When a refused request may be repeated. */
const RETRY_SECONDS = 2

/** Work that goes on until it is done, or the time is over. @returns whether it is done. */
type Advance = (isOver: () => boolean) => boolean

function slice(): () => boolean {
  const end = performance.now() + SLICE_MS
  return () => performance.now() >= end
}

/** Bounds long searches: one after the other, in slices between which the event loop does other work. */
export function createSearchTurns() {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0

  async function goOn(advance: Advance): Promise<void> {
    do await setImmediate()
    while (!advance(slice()))
  }

  /** @throws AppError `server.unavailable` where too many are waiting. */
  return async (advance: Advance): Promise<void> => {
    if (advance(slice())) return
    if (waiting >= MOST_WAITING)
      throw new AppError('server.unavailable', { retryAfter: RETRY_SECONDS })
    waiting++
    const turn = last.then(() => goOn(advance))
    last = turn.catch(() => undefined)
    await turn.finally(() => {
      waiting--
    })
  }
}
