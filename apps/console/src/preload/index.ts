import { contextBridge, type IpcRendererEvent, ipcRenderer, webFrame } from 'electron'
import type { Bridge } from '../shared/bridge.ts'
import type { IpcArgument, IpcChannel, IpcEvent, IpcEventData, IpcResult } from '../shared/ipc.ts'

const invoke =
  <C extends IpcChannel>(channel: C) =>
  (argument?: IpcArgument<C>): Promise<IpcResult<C>> =>
    ipcRenderer.invoke(channel, argument)

const bridge: Bridge = {
  askGateway: invoke('gateway.ask'),
  uploadPhoto: invoke('gateway.upload'),
  saveDocument: invoke('document.save'),
  saveExport: invoke('export.save'),
  cancelExport: invoke('export.cancel'),
  readPhotoFolder: invoke('photoFolder.read'),
  choosePhotoFolder: invoke('photoFolder.choose'),
  sendPhotoFolder: invoke('photoFolder.send'),
  stopPhotoFolder: invoke('photoFolder.stop'),
  readOutbox: invoke('outbox.read'),
  hasLostDecisions: invoke('outbox.hasLost'),
  sendDecision: invoke('outbox.send'),
  takeDecisionBack: invoke('outbox.takeBack'),
  dismissDecision: invoke('outbox.dismiss'),
  readBatchEnds: invoke('batchEnds.read'),
  dismissBatchEnds: invoke('batchEnds.dismiss'),
  readConnection: invoke('connection.read'),
  openDrafts: invoke('drafts.open'),
  areDraftsUnread: invoke('drafts.areUnread'),
  changeDraft: invoke('drafts.change'),
  readSettings: invoke('settings.read'),
  changeSettings: invoke('settings.change'),
  showAdMenu: invoke('ad.menu'),
  readProgram: invoke('program.read'),
  updateProgram: invoke('program.update'),
  changeProgram: invoke('program.change'),
  sessionStorageKind: invoke('session.storageKind'),
  on<E extends IpcEvent>(event: E, listener: (data: IpcEventData<E>) => void) {
    // The event object is not passed on: it gives access to the sender.
    const forward = (_: IpcRendererEvent, data: IpcEventData<E>) => listener(data)
    ipcRenderer.on(event, forward)
    return () => ipcRenderer.removeListener(event, forward)
  },
}

contextBridge.exposeInMainWorld('trassa', bridge)

// Chromium's own spell check downloads its dictionaries; this one is part of the program (docs/decisions/142).
const checkSpelling = invoke('spelling.check')
webFrame.setSpellCheckProvider('ru', {
  spellCheck: (words, report) =>
    // A text that cannot be checked is shown as it is.
    void checkSpelling(words).then(report, () => report([])),
})
