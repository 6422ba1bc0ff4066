import { broadcast } from '../../lib/broadcast.ts'
import { registerIpc } from '../../lib/register-ipc.ts'
import type { DraftsStore } from './drafts.store.ts'

/** Lets the forms of the renderer store what is typed into them. */
export function registerDraftsIpc(drafts: DraftsStore): void {
  registerIpc('drafts.open', () => drafts.open())
  registerIpc('drafts.areUnread', () => drafts.areUnread())
  registerIpc('drafts.change', (change, sender) => {
    drafts.change(change)
    // What was typed in one window is in the form of each: the queue moves between them.
    broadcast('drafts.changed', change, sender)
    return undefined
  })
}
