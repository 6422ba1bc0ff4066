import { registerIpc } from '../../lib/register-ipc.ts'
import type { DraftsStore } from './drafts.store.ts'

/** Lets the forms of the renderer store what is typed into them. */
export function registerDraftsIpc(drafts: DraftsStore): void {
  registerIpc('drafts.open', () => drafts.open())
  registerIpc('drafts.change', (change) => {
    drafts.change(change)
    return undefined
  })
}
