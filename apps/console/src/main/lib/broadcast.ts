import { BrowserWindow, type WebContents } from 'electron'
import type { IpcEvent, IpcEventData } from '../../shared/ipc.ts'

/** Sends an event to every open window, but for the one that it comes from. */
export function broadcast<E extends IpcEvent>(
  event: E,
  data: IpcEventData<E>,
  from?: WebContents,
): void {
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    if (webContents.id !== from?.id) webContents.send(event, data)
  }
}
