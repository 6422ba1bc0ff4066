import { createStore } from '../../lib/store.ts'

/** The number of calls under way, queries and all others; drives the progress bar (spec §7). */
export const pendingCalls = createStore(0)

/** Counts `call` among the pending ones until it settles. */
export async function countPending<T>(call: Promise<T>): Promise<T> {
  pendingCalls.write(pendingCalls.read() + 1)
  try {
    return await call
  } finally {
    pendingCalls.write(pendingCalls.read() - 1)
  }
}
