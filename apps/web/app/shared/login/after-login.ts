import { createStore } from '../../lib/browser/store.ts'

/**
 * What goes on with the next login, on the page that asked for it, instead of leading to the settings (decision 118);
 * `null` where nothing waits. Forgotten where the dialogs are closed.
 */
export const afterLoginStore = createStore<(() => void) | null>(null)
