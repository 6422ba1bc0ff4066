/** Runs work when its turn comes. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

/** At most `size` pieces of work at a time; the others wait in the order in which they came. */
export function createLimiter(size: number): Limiter {
  const waiting: (() => void)[] = []
  let free = size
  const enter = () => {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    // The place goes straight to the next in line, so that nobody slips in between.
    if (next) next()
    else free += 1
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
