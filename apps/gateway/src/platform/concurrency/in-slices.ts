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

/** Items between which work does not yield: a look at the clock costs more than some of them. */
const PORTION = 32

/** Work for `inSlices`: does something for each of many items, which takes some microseconds. */
export function* visitAll<T>(
  items: readonly T[],
  visit: (item: T, place: number) => void,
): Generator<void, void> {
  for (let from = 0; from < items.length; from += PORTION) {
    const to = Math.min(from + PORTION, items.length)
    for (let place = from; place < to; place++) visit(items[place] as T, place)
    yield
  }
}
