let requests = 0
const listeners = new Set<() => void>()

/** Counts the wishes to log in, so that the dialogs – a chunk of their own – load with the first one. */
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

/** `useLogin().open()` shows the phone dialog, unless somebody is logged in already (spec §2, §6). */
export const useLogin = (): { open: () => void } => loginStore
