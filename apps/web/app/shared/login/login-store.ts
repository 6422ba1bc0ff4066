import { createStore } from '../../lib/browser/store.ts'

/** Counts the requests to log in: the dialogs are a separate chunk that loads with the first one. */
export const loginStore = createStore(0)

const login = { open: () => loginStore.write(loginStore.read() + 1) }

/** `useLogin().open()` shows the phone dialog, unless there is a session already (spec §2, §6). */
export const useLogin = (): { open: () => void } => login
