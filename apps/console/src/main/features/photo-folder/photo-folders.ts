import type { FaultyFile, PhotoFolder } from '../../../shared/photo-folder.ts'
import { lookAtPhotos } from './look-at-photos.ts'
import type { PhotoServer } from './photo-server.ts'
import { scanFolder } from './scan-folder.ts'
import { sendPhotos } from './send-photos.ts'

/** What a window lists; the rest is counted. */
const SHOWN_FAULTS = 200

interface Opened {
  path: string
  folder: PhotoFolder
  controller: AbortController | null
}

interface PhotoFoldersOptions {
  server: (importId: string) => PhotoServer
  onChanged: (folder: PhotoFolder) => void
  onDefect: (error: unknown) => void
}

/** The folders that were chosen for imports since the login, and the sending of their photographs. */
export function createPhotoFolders({ server, onChanged, onDefect }: PhotoFoldersOptions) {
  const opened = new Map<string, Opened>()

  function change(one: Opened, part: Partial<PhotoFolder>): PhotoFolder {
    one.folder = { ...one.folder, ...part }
    // What was forgotten at the logout is told of no more.
    if (opened.get(one.folder.importId) === one) onChanged(one.folder)
    return one.folder
  }

  const withFaults = (faults: readonly FaultyFile[]) => ({
    faults: faults.slice(0, SHOWN_FAULTS),
    faultsTotal: faults.length,
  })

  async function send(one: Opened, controller: AbortController): Promise<void> {
    const { importId } = one.folder
    const faults: FaultyFile[] = []
    const ended = (state: PhotoFolder['state']) => {
      if (one.controller === controller) one.controller = null
      change(one, { state })
    }
    try {
      await sendPhotos({
        server: server(importId),
        // Files may have been mended since the folder was looked at.
        files: await scanFolder(one.path),
        signal: controller.signal,
        onSent: () => change(one, { sent: one.folder.sent + 1 }),
        onFault(file) {
          faults.push(file)
          change(one, withFaults(faults))
        },
        onDelayed: (isDelayed) => change(one, { state: isDelayed ? 'delayed' : 'sending' }),
      })
      ended('ended')
    } catch (error) {
      if (!controller.signal.aborted) onDefect(error)
      controller.abort()
      ended('stopped')
    }
  }

  return {
    read: (importId: string): PhotoFolder | null => opened.get(importId)?.folder ?? null,

    /** Looks which files of the folder an import names. @throws AppError */
    async open(importId: string, path: string): Promise<PhotoFolder> {
      const files = await scanFolder(path)
      const { found, faults } = await lookAtPhotos(await server(importId).list(), files)
      opened.get(importId)?.controller?.abort()
      const folder = { importId, name: files.name, state: 'looked' as const, found, sent: 0 }
      const one = { path, controller: null, folder: { ...folder, ...withFaults(faults) } }
      opened.set(importId, one)
      return change(one, {})
    },

    /** Sends what the import lacks; does nothing while it is sent already. */
    send(importId: string): void {
      const one = opened.get(importId)
      if (!one || one.controller) return
      one.controller = new AbortController()
      change(one, { state: 'sending', sent: 0, faults: [], faultsTotal: 0 })
      void send(one, one.controller)
    },

    stop: (importId: string): void => opened.get(importId)?.controller?.abort(),

    /** At the end of a session. */
    forget(): void {
      for (const { controller } of opened.values()) controller?.abort()
      opened.clear()
    },
  }
}
