import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { app, BrowserWindow, dialog } from 'electron'
import { registerIpc } from '../../lib/register-ipc.ts'
import { downloadDocument } from './download-document.ts'
import { saveDocument } from './save-document.ts'

type Reach = () => Parameters<typeof downloadDocument>[1]

async function choosePath(name: string): Promise<string | null> {
  const options = {
    defaultPath: join(app.getPath('downloads'), name),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  }
  const window = BrowserWindow.getFocusedWindow()
  const { canceled, filePath } = await (window
    ? dialog.showSaveDialog(window, options)
    : dialog.showSaveDialog(options))
  return canceled || filePath === '' ? null : filePath
}

/** Invoices and acts are saved by the system's own dialog: the renderer has no access to files. */
export const registerDocumentsIpc = (reach: Reach): void =>
  registerIpc('document.save', (asked) =>
    saveDocument({
      download: () => downloadDocument(asked, reach()),
      choosePath,
      write: writeFile,
    }),
  )
