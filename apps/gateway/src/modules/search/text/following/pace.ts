import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

const LONGEST_PAUSE_MS = 1000
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

export type Pace = ReturnType<typeof createPace>

// Nothing that waits for its turn keeps the process alive.
const waitUnreferenced = (ms: number): Promise<unknown> => setTimeout(ms, undefined, { ref: false })

type LoopUsage = Pick<EventLoopUtilization, 'active' | 'idle'>

/** How long the event loop was active and idle since it was asked before. */
const usageOfLoop = (): (() => LoopUsage) => {
  const before = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(before)
}

/**
 * Background work piece by piece, one piece at a time. The pause after a piece grows with how long it took, so that a
 * busy database gets more of them, and with the share of that time in which this process was busy: a half is a pause
 * as long as the piece. After failures in a row pauses double.
 */
export function createPace(wait = waitUnreferenced, startUsage = usageOfLoop) {
  let last: Promise<void> = Promise.resolve()
  let hasEnded = false
  let retryMs = FIRST_RETRY_MS

  async function runPaced(work: () => Promise<void>): Promise<void> {
    if (hasEnded) return
    const started = performance.now()
    const usage = startUsage()
    try {
      await work()
    } catch {
      await wait(retryMs)
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
      return
    }
    retryMs = FIRST_RETRY_MS
    const { active, idle } = usage()
    const took = performance.now() - started
    await wait(Math.min((took * active) / Math.max(idle, 1), LONGEST_PAUSE_MS))
  }

  return {
    /** Runs a piece when its turn comes, and waits for the pause after it; a failure is left to the next piece. */
    run: (work: () => Promise<void>): Promise<void> => {
      last = last.then(() => runPaced(work))
      return last
    },

    /** Nothing more is run. */
    end: (): void => {
      hasEnded = true
    },
    hasEnded: (): boolean => hasEnded,
  }
}
