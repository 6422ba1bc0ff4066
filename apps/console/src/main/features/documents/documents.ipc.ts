import { writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { app, type FileFilter } from 'electron'
import { chooseSavePath } from '../../lib/choose-save-path.ts'
import { registerIpc } from '../../lib/register-ipc.ts'
import { downloadDocument } from './download-document.ts'
import { saveDocument } from './save-document.ts'

type Reach = () => Parameters<typeof downloadDocument>[1]

function filterOf(name: string): FileFilter {
  const extension = extname(name).slice(1)
  return { name: extension.toUpperCase(), extensions: [extension] }
}

/** Documents are saved by the system's own dialog: the renderer has no access to files. */
export const registerDocumentsIpc = (reach: Reach): void =>
  registerIpc('document.save', (asked) =>
    saveDocument({
      download: () => downloadDocument(asked, reach()),
      choosePath: (name) => chooseSavePath(join(app.getPath('downloads'), name), filterOf(name)),
      write: writeFile,
    }),
  )
