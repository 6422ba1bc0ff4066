import type { IpcArgument, IpcChannel, IpcEvent, IpcResult } from './ipc.ts'

type Ask<C extends IpcChannel> =
  undefined extends IpcArgument<C>
    ? () => Promise<IpcResult<C>>
    : (argument: IpcArgument<C>) => Promise<IpcResult<C>>

/** All that the renderer knows of the world outside: `window.trassa`. */
export interface Bridge {
  askGateway: Ask<'gateway.ask'>
  uploadPhoto: Ask<'gateway.upload'>
  readOutbox: Ask<'outbox.read'>
  writeOutbox: Ask<'outbox.write'>
  readSettings: Ask<'settings.read'>
  changeSettings: Ask<'settings.change'>
  sessionStorageKind: Ask<'session.storageKind'>
  /** Gives the way to stop listening. */
  on: (event: IpcEvent, listener: () => void) => () => void
}
