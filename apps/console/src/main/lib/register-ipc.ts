import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron'
import { IPC, type IpcChannel, type IpcParsed, type IpcResult } from '../../shared/ipc.ts'
import { isOwnPage } from '../security/navigation.ts'

/** Accepts messages only from the top frame of a window that shows the console. */
function isOurs({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOwnPage(senderFrame.url)
}

/**
 * Answers a channel: the sender is checked, the argument is validated by the channel's schema. A
 * wrong call is a defect or an attack: it is rejected with an error, never answered with an empty value.
 */
export function registerIpc<C extends IpcChannel>(
  channel: C,
  handler: (argument: IpcParsed<C>, sender: WebContents) => IpcResult<C> | Promise<IpcResult<C>>,
): void {
  ipcMain.handle(channel, async (event, argument: unknown) => {
    if (!isOurs(event)) throw new Error(`${channel}: the sender is not the console`)
    const parsed = IPC[channel].argument.safeParse(argument)
    if (!parsed.success) throw new Error(`${channel}: the argument does not fit its schema`)
    return handler(parsed.data as IpcParsed<C>, event.sender)
  })
}
