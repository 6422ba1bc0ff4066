let requests = 0
const listeners = new Set<() => void>()

/** Counts the requests to log in: the dialogs are a separate chunk that loads with the first one. */
export const loginStore = {
  open(): void {
    requests += 1
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): number => requests,
}

/** `useLogin().open()` shows the phone dialog, unless there is a session already (spec §2, §6). */
export const useLogin = (): { open: () => void } => loginStore
