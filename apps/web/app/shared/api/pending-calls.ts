import { createStore } from '../../lib/browser/store.ts'

/** The number of calls and navigations under way; drives the progress bar (spec §7). */
export const pendingCalls = createStore(0)

/** Counts one more until the answer is called. */
export function addPending(): () => void {
  pendingCalls.write(pendingCalls.read() + 1)
  return () => pendingCalls.write(pendingCalls.read() - 1)
}

/** Counts `call` among the pending ones until it settles. */
export const countPending = <T>(call: Promise<T>): Promise<T> => call.finally(addPending())
