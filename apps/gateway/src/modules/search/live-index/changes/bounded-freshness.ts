export interface FreshnessOptions {
  /** Milliseconds; with 0, the default, every request waits for a reading that began after it. */
  bound?: number
  /** A monotonic clock in milliseconds; that of the process by default. */
  clock?: () => number
}

interface Reading {
  number: number
  /** By the clock, before it asked PostgreSQL. */
  begun: number
  /** `epoch()` then. */
  epoch: number
  done: Promise<void>
}

/**
 * Lets requests share readings of what has changed, one at a time (decision 164). A request goes on without waiting
 * while the last completed reading began at most `bound` ago and `epoch` stands where it stood then; from half of
 * the bound on it starts the next reading and does not wait for it. Otherwise it waits, for a reading that began
 * after it at the latest.
 *
 * @param read brings what is shared up to date
 * @param epoch grows with what makes readings that began before it insufficient
 */
export function createFreshness(
  read: () => Promise<void>,
  { bound = 0, clock = () => performance.now(), epoch }: FreshnessOptions & { epoch: () => number },
) {
  let numbers = 0
  let running: Reading | undefined
  let completed: Reading | undefined

  function start(): Reading {
    numbers += 1
    const reading: Reading = {
      number: numbers,
      begun: clock(),
      epoch: epoch(),
      done: read().then(
        () => {
          running = undefined
          completed = reading
        },
        (error: unknown) => {
          running = undefined
          throw error
        },
      ),
    }
    running = reading
    return reading
  }

  const age = (): number => (completed ? clock() - completed.begun : Number.POSITIVE_INFINITY)
  const isFresh = (): boolean => bound > 0 && age() <= bound && completed?.epoch === epoch()

  /** Waits for a reading that began after the call. */
  async function exact(isEnough: () => boolean = () => false): Promise<void> {
    const before = numbers
    while (!((completed?.number ?? 0) > before || isEnough())) {
      const reading = running ?? start()
      try {
        await reading.done
      } catch (error) {
        // The failure of an earlier reading is not the caller's.
        if (reading.number > before) throw error
      }
    }
  }

  /** Whether what is shared is fresh, so that there is nothing to wait for. */
  function holds(): boolean {
    if (!isFresh()) return false
    if (age() * 2 > bound && !running) start().done.catch(() => undefined)
    return true
  }

  return {
    exact,
    holds,
    /** Waits until what is shared is fresh. It is so at the end; not after waiting for anything else. */
    upToDate: async (): Promise<void> => {
      if (!holds()) await exact(isFresh)
    },
    /** Milliseconds since the last completed reading began; infinite before the first. */
    age,
  }
}
