import { setImmediate } from 'node:timers/promises'

/** The event loop is held about so long. */
const SLICE_MS = 4

/** Runs work that yields to its end, some milliseconds at a time, between which the event loop does other work. @returns what it returns. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS
    while (performance.now() < end) {
      const step = work.next()
      if (step.done) return step.value
    }
    await setImmediate()
  }
}
