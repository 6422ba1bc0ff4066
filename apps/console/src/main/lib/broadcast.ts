import { BrowserWindow } from 'electron'
import type { IpcEvent, IpcEventData } from '../../shared/ipc.ts'

/** Sends an event to every open window. */
export function broadcast<E extends IpcEvent>(event: E, data: IpcEventData<E>): void {
  for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send(event, data)
}
