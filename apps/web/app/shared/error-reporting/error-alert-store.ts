import { createStore } from '../../lib/browser/store.ts'

export interface ShownError {
  text: string
  sessionId?: string
}

/** State of the global error alert (spec §2, §4, §8): any part of the site raises it, the layout shows it. */
export const errorAlertStore = createStore<ShownError | null>(null)
