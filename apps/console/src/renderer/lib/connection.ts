import type { Bridge } from '../../shared/bridge.ts'
import type { Connection } from '../../shared/connection.ts'
import { createStore } from './store.ts'

/** Whether the gateway answers, and since when it does not; the main process tells. */
export const connection = createStore<{ state: Connection; since: Date }>({
  state: 'up',
  since: new Date(),
})

const show = (state: Connection) => {
  if (connection.read().state !== state) connection.write({ state, since: new Date() })
}

/** Follows the state of the connection. @returns a function that ends it */
export function followConnection(bridge: Pick<Bridge, 'readConnection' | 'on'>): () => void {
  const stop = bridge.on('connection.changed', show)
  void bridge.readConnection().then(show)
  return stop
}
