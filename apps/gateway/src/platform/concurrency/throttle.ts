export interface Throttle {
  /** Asks for a run; several requests until it starts share it. */
  request: () => void
  stop: () => void
}

/**
 * Runs `work` when it is asked to, at most once in `everyMs`, and never twice at the same time. A failure is reported; the
 * work is then done at the next request.
 */
export function createThrottle(
  work: () => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): Throttle {
  let timer: NodeJS.Timeout | undefined
  let startedAt = Number.NEGATIVE_INFINITY
  let isRunning = false
  let isWanted = false
  let isStopped = false

  async function run(): Promise<void> {
    timer = undefined
    isWanted = false
    isRunning = true
    startedAt = performance.now()
    try {
      await work()
    } catch (error) {
      onError(error)
    }
    isRunning = false
    if (isWanted) request()
  }

  function request(): void {
    isWanted = true
    if (isStopped || isRunning || timer) return
    const wait = Math.max(0, startedAt + everyMs - performance.now())
    timer = setTimeout(run, wait).unref()
  }

  return {
    request,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
