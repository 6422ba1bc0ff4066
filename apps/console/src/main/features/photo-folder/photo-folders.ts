import { AppError } from '@trassa/contracts/app-error'
import type {
  ChosenFolder,
  FaultyFile,
  FolderFailure,
  PhotoFolder,
} from '../../../shared/photo-folder.ts'
import { createThrottle } from '../../../shared/throttle.ts'
import { failureOf } from '../gateway/failure-answer.ts'
import { lookAtPhotos } from './look-at-photos.ts'
import type { PhotoServer } from './photo-server.ts'
import { scanFolder } from './scan-folder.ts'
import { sendPhotos } from './send-photos.ts'

/** What a window lists; the rest is counted. */
const SHOWN_FAULTS = 200
/** How often windows are told of files: the files of a wrong folder all fail in one moment. */
const TELL_MS = 250

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
  /** Of the session that folders are opened for. */
  let session = 0
  // What was forgotten at the logout, or chosen anew, is told of no more.
  const tell = (one: Opened) => {
    if (opened.get(one.folder.importId) === one) onChanged(one.folder)
  }
  const telling = createThrottle(tell, { everyMs: TELL_MS, jitterMs: 0 })

  function change(one: Opened, part: Partial<PhotoFolder>): void {
    one.folder = { ...one.folder, ...part }
    telling.call(one)
  }

  const withFaults = (faults: readonly FaultyFile[]) => ({
    faults: faults.slice(0, SHOWN_FAULTS),
    faultsTotal: faults.length,
  })

  async function send(one: Opened, controller: AbortController): Promise<FolderFailure | null> {
    const faults: FaultyFile[] = []
    const sender = server(one.folder.importId)
    // Files may have been mended since the folder was looked at.
    const files = await scanFolder(one.path)
    if (typeof files === 'string') return files
    await sendPhotos({
      server: sender,
      files,
      signal: controller.signal,
      onSent: () => change(one, { sent: one.folder.sent + 1 }),
      onFault(file) {
        faults.push(file)
        change(one, withFaults(faults))
      },
      onDelayed: (isDelayed) => change(one, { state: isDelayed ? 'delayed' : 'sending' }),
    })
    return null
  }

  /** A refusal of the gateway is told to the moderator, and its reason; anything else is a defect. */
  function failureOfSending(error: unknown, { signal }: AbortController): FolderFailure | null {
    if (signal.aborted) return null
    if (error instanceof AppError) return failureOf(error)
    onDefect(error)
    return failureOf(new AppError('server.failed'))
  }

  async function sendToEnd(one: Opened, controller: AbortController): Promise<void> {
    const end = (state: PhotoFolder['state'], failure: FolderFailure | null) => {
      if (one.controller === controller) one.controller = null
      change(one, { state, failure })
    }
    try {
      const failure = await send(one, controller)
      end(failure === null ? 'ended' : 'stopped', failure)
    } catch (error) {
      end('stopped', failureOfSending(error, controller))
    }
  }

  return {
    read: (importId: string): PhotoFolder | null => opened.get(importId)?.folder ?? null,

    /** Looks which files of the folder an import names. @throws AppError, `session.missing` after a logout meanwhile */
    async open(importId: string, path: string): Promise<ChosenFolder> {
      const own = session
      const files = await scanFolder(path)
      if (typeof files === 'string') return { outcome: 'failed', failure: files }
      const { found, faults } = await lookAtPhotos(await server(importId).list(), files)
      if (own !== session) throw new AppError('session.missing')
      opened.get(importId)?.controller?.abort()
      const folder: PhotoFolder = {
        importId,
        name: files.name,
        state: 'looked',
        found,
        sent: 0,
        failure: null,
        ...withFaults(faults),
      }
      const one: Opened = { path, controller: null, folder }
      opened.set(importId, one)
      change(one, {})
      return { outcome: 'opened', folder }
    },

    /** Sends what the import lacks; does nothing while it is sent already. */
    send(importId: string): void {
      const one = opened.get(importId)
      if (!one || one.controller) return
      one.controller = new AbortController()
      change(one, { state: 'sending', sent: 0, faults: [], faultsTotal: 0, failure: null })
      void sendToEnd(one, one.controller)
    },

    stop: (importId: string): void => opened.get(importId)?.controller?.abort(),

    /** At the end of a session. */
    forget(): void {
      session += 1
      for (const { controller } of opened.values()) controller?.abort()
      opened.clear()
    },
  }
}
