import { registerIpc } from '../../lib/register-ipc.ts'
import type { Outbox } from './outbox.ts'

/** Lets every window make decisions, take them back, and read what has become of them. */
export function registerOutboxIpc(outbox: Outbox): void {
  registerIpc('outbox.read', async () => [...(await outbox.read())])
  registerIpc('outbox.hasLost', () => outbox.hasLost())
  registerIpc('outbox.send', (decision) => outbox.send(decision))
  registerIpc('outbox.takeBack', () => outbox.takeBack())
  registerIpc('outbox.dismiss', async (id) => {
    await outbox.dismiss(id)
    return undefined
  })
}
