import { AppError } from '@trassa/contracts/app-error'
import { BrowserWindow, dialog } from 'electron'
import type { Account } from '../../../shared/outbox.ts'
import { broadcast } from '../../lib/broadcast.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { registerIpc } from '../../lib/register-ipc.ts'
import { failureOf } from '../gateway/failure-answer.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { uploadPhoto } from '../gateway/upload-photo.ts'
import { isSameAccount, type SessionAccount } from '../session/session.account.ts'
import { createPhotoFolders } from './photo-folders.ts'
import { photoServer } from './photo-server.ts'

/** Ten megabytes over a bad line. */
const UPLOAD_PATIENCE_MS = 5 * 60_000

interface PhotoFolderOptions {
  gateway: Pick<Gateway, 'reachOf' | 'clientOf'>
  account: SessionAccount
  hasSession: () => boolean
}

/**
 * Photographs of imports from a folder that the moderator chooses by the system's dialog: main reads and sends them,
 * the renderer learns the folder's name and what becomes of its files (decision 160).
 */
export function registerPhotoFolderIpc({ gateway, account, hasSession }: PhotoFolderOptions): void {
  let owner: Account | null = null
  const ownerOf = (): Account => {
    if (owner === null) throw new AppError('session.missing')
    return owner
  }
  const folders = createPhotoFolders({
    server(importId) {
      const sender = ownerOf()
      return photoServer(importId, {
        client: () => gateway.clientOf(sender),
        upload: (bytes, signal) =>
          uploadPhoto(bytes, { ...gateway.reachOf(sender, UPLOAD_PATIENCE_MS), signal }),
      })
    },
    onChanged: (folder) => broadcast('photoFolder.changed', folder),
    onDefect: (error) => logProblem('photographs of an import', error),
  })
  account.subscribe(() => {
    const present = account.current()
    // The account of a token that was renewed is unknown until the gateway has answered.
    if (present ? isSameAccount(present, owner) : hasSession()) return
    folders.forget()
    owner = present
  })

  registerIpc('photoFolder.read', (importId) => folders.read(importId))
  registerIpc('photoFolder.choose', async (importId) => {
    const path = await chooseFolder()
    if (path === null) return { outcome: 'cancelled' }
    try {
      owner ??= account.current()
      return await folders.open(importId, path)
    } catch (error) {
      if (error instanceof AppError) return { outcome: 'failed', failure: failureOf(error) }
      throw error
    }
  })
  registerIpc('photoFolder.send', (importId) => {
    folders.send(importId)
    return undefined
  })
  registerIpc('photoFolder.stop', (importId) => {
    folders.stop(importId)
    return undefined
  })
}

async function chooseFolder(): Promise<string | null> {
  const options: Electron.OpenDialogOptions = { properties: ['openDirectory'] }
  const window = BrowserWindow.getFocusedWindow()
  const { canceled, filePaths } = await (window
    ? dialog.showOpenDialog(window, options)
    : dialog.showOpenDialog(options))
  return canceled ? null : (filePaths[0] ?? null)
}
