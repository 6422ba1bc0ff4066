import type { IpcArgument, IpcChannel, IpcEvent, IpcEventData, IpcResult } from './ipc.ts'

type Ask<C extends IpcChannel> =
  undefined extends IpcArgument<C>
    ? () => Promise<IpcResult<C>>
    : (argument: IpcArgument<C>) => Promise<IpcResult<C>>

/** The renderer's only access to the main process: `window.trassa`. */
export interface Bridge {
  askGateway: Ask<'gateway.ask'>
  uploadPhoto: Ask<'gateway.upload'>
  saveDocument: Ask<'document.save'>
  saveExport: Ask<'export.save'>
  cancelExport: Ask<'export.cancel'>
  readPhotoFolder: Ask<'photoFolder.read'>
  choosePhotoFolder: Ask<'photoFolder.choose'>
  sendPhotoFolder: Ask<'photoFolder.send'>
  stopPhotoFolder: Ask<'photoFolder.stop'>
  readOutbox: Ask<'outbox.read'>
  hasLostDecisions: Ask<'outbox.hasLost'>
  sendDecision: Ask<'outbox.send'>
  takeDecisionBack: Ask<'outbox.takeBack'>
  dismissDecision: Ask<'outbox.dismiss'>
  readBatchEnds: Ask<'batchEnds.read'>
  dismissBatchEnds: Ask<'batchEnds.dismiss'>
  readConnection: Ask<'connection.read'>
  openDrafts: Ask<'drafts.open'>
  areDraftsUnread: Ask<'drafts.areUnread'>
  changeDraft: Ask<'drafts.change'>
  readSettings: Ask<'settings.read'>
  changeSettings: Ask<'settings.change'>
  showAdMenu: Ask<'ad.menu'>
  readProgram: Ask<'program.read'>
  updateProgram: Ask<'program.update'>
  changeProgram: Ask<'program.change'>
  sessionStorageKind: Ask<'session.storageKind'>
  /** @returns a function that removes the listener. */
  on: <E extends IpcEvent>(event: E, listener: (data: IpcEventData<E>) => void) => () => void
}
