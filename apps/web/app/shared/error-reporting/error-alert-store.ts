export interface ShownError {
  text: string
  sessionId?: string
}

let shown: ShownError | null = null
const listeners = new Set<() => void>()

/** State of the global error alert (spec §2, §4, §8): any part of the site raises it, the layout shows it. */
export const errorAlertStore = {
  show(error: ShownError | null): void {
    shown = error
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): ShownError | null => shown,
}
