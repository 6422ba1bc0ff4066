import { registerIpc } from '../../lib/register-ipc.ts'
import type { OutboxStore } from './outbox.store.ts'

/** Lets the renderer store the decisions that it is sending. */
export function registerOutboxIpc(store: OutboxStore): void {
  registerIpc('outbox.read', (account) => store.read(account))
  registerIpc('outbox.write', ({ account, decisions }) => {
    store.write(account, decisions)
    return undefined
  })
}
