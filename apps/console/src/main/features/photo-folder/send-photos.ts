import { setTimeout as pauseFor } from 'node:timers/promises'
import type { ErrorCode } from '@trassa/contracts/errors'
import { codeOf, isPostponed } from '../../../shared/failures.ts'
import type { FaultyFile, FileFault } from '../../../shared/photo-folder.ts'
import { retryDelay } from '../../../shared/retry-delay.ts'
import type { PhotoServer } from './photo-server.ts'
import { readPhoto } from './read-photo.ts'
import type { FolderFiles } from './scan-folder.ts'

/** Of the six that the gateway takes of one person at a time. */
const AT_ONCE = 3
/** Rows that the server has not come to yet are asked for again. */
const AGAIN_MS = 2000

const FAULTS: Partial<Record<ErrorCode, FileFault>> = {
  'photo.not_image': 'notPicture',
  'photo.too_small': 'tooSmall',
  'photo.too_large': 'tooBig',
  'photo.not_found': 'refused',
}

interface Wanted {
  row: number
  name: string
}

interface Sending {
  server: PhotoServer
  files: FolderFiles
  signal: AbortSignal
  onSent: () => void
  onFault: (file: FaultyFile) => void
  /** The server takes nothing now, or takes it again. */
  onDelayed: (isDelayed: boolean) => void
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

const wait = async (ms: number, signal: AbortSignal): Promise<void> => {
  await pauseFor(ms, undefined, { signal, ref: false })
}

/**
 * Sends the files that the rows of an import lack, until none is left but those that cannot be sent. What was given is
 * the server's: a sending that was broken off goes on with what is missing.
 *
 * @throws AppError where the import has ended, or the session; the signal's reason
 */
export async function sendPhotos(sending: Sending): Promise<void> {
  const { server, signal, pause = wait } = sending
  const failed = new Set<string>()
  const patient = retrying(sending)
  for (;;) {
    const rows = await patient(server.list)
    const wanted = rows
      .filter(({ isWritten }) => isWritten)
      .flatMap(({ row, names }) => names.map((name) => ({ row, name })))
      .filter((file) => !failed.has(keyOf(file)))
    await inTurns(wanted, async (file) => {
      const fault = await sendOne(file, sending, patient)
      if (fault === null) return sending.onSent()
      failed.add(keyOf(file))
      sending.onFault({ ...file, fault })
    })
    if (wanted.length > 0) continue
    if (rows.every(({ isWritten }) => isWritten)) return
    await pause(AGAIN_MS, signal)
  }
}

const keyOf = ({ row, name }: Wanted): string => `${row} ${name}`

type Patient = <T>(work: () => Promise<T>) => Promise<T>

async function sendOne(
  { row, name }: Wanted,
  { server, files }: Sending,
  patient: Patient,
): Promise<FileFault | null> {
  const path = files.find(name)
  if (path === undefined) return 'missing'
  const bytes = await readPhoto(path)
  if (typeof bytes === 'string') return bytes
  try {
    // A lost answer of the second is asked for again without another upload.
    const photoId = await patient(() => server.upload(bytes))
    await patient(() => server.give({ row, name, photoId }))
    return null
  } catch (error) {
    const fault = FAULTS[codeOf(error)]
    if (fault === undefined) throw error
    return fault
  }
}

/** Repeats what the gateway could not carry out, or what got no answer, for as long as it takes. */
function retrying({ signal, onDelayed, pause = wait }: Sending): Patient {
  return async (work) => {
    for (let failures = 1; ; failures += 1) {
      signal.throwIfAborted()
      try {
        const result = await work()
        if (failures > 1) onDelayed(false)
        return result
      } catch (error) {
        if (!isPostponed(error)) throw error
        onDelayed(true)
        await pause(retryDelay(failures, error), signal)
      }
    }
  }
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const open = [...items]
  async function take(): Promise<void> {
    for (let item = open.shift(); item !== undefined; item = open.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
}
