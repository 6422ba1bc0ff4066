import { registerIpc } from '../../lib/register-ipc.ts'
import type { ConnectionWatch } from './connection.ts'

/** Lets a window that opens show the state of the connection. */
export const registerConnectionIpc = (connection: Pick<ConnectionWatch, 'read'>): void =>
  registerIpc('connection.read', () => connection.read())
