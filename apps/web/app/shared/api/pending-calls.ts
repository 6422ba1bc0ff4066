let pending = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  pending += by
  for (const listener of listeners) listener()
}

/** How many calls are under way; the progress bar looks at it (spec §7). */
export const pendingCalls = {
  async during<T>(call: Promise<T>): Promise<T> {
    change(1)
    try {
      return await call
    } finally {
      change(-1)
    }
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): number => pending,
}
