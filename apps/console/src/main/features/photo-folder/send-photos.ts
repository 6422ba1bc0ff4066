import { setTimeout as pauseFor } from 'node:timers/promises'
import { AppError } from '@trassa/contracts/app-error'
import type { StockProgress } from '@trassa/contracts/entities/moderator/stock-import'
import {
  PHOTO_TAKING_STATES,
  type StockImportState,
} from '@trassa/contracts/enumerations/stock-imports'
import type { ErrorCode } from '@trassa/contracts/errors'
import { codeOf } from '../../../shared/failures.ts'
import type { FaultyFile, FileFault } from '../../../shared/photo-folder.ts'
import { inTurns } from './in-turns.ts'
import type { PhotoServer } from './photo-server.ts'
import { readPhoto } from './read-photo.ts'
import { type Patient, type Pause, retrying } from './retrying.ts'
import type { FolderFiles } from './scan-folder.ts'

/** Of the six that the gateway takes of one person at a time. */
const AT_ONCE = 3
/** How often a running import is asked how far it has come: for each page of its rows, and while it is paused. */
const AGAIN_MS = 2000
const PAUSED_MS = 15_000
const PAGE = 200

const FAULTS: Partial<Record<ErrorCode, FileFault>> = {
  'photo.not_image': 'notPicture',
  'photo.too_small': 'tooSmall',
  'photo.too_large': 'tooBig',
  'photo.not_found': 'refused',
  'server.failed': 'refused',
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
  pause?: Pause
}

const wait: Pause = async (ms, signal) => {
  await pauseFor(ms, undefined, { signal, ref: false })
}

/**
 * Sends the files that the rows of an import lack, until every row has had its turn and none lacks a file but those that
 * cannot be sent. What was given is the server's: a sending that was broken off goes on with what is missing. Nothing
 * goes on once the promise is settled.
 *
 * @throws AppError where the import was ended without its files, or the session; the signal's reason
 */
export async function sendPhotos(sending: Sending): Promise<void> {
  const { server, onDelayed, pause = wait } = sending
  const fatal = new AbortController()
  const signal = AbortSignal.any([sending.signal, fatal.signal])
  const turns = { atOnce: AT_ONCE, signal, abort: (reason: unknown) => fatal.abort(reason) }
  const failed = new Set<string>()
  const patient = retrying({ signal, onDelayed, pause })
  const readProgress = () => patient(() => server.progress(signal))
  for (let progress = await readProgress(); mayTake(progress); ) {
    const rows = await patient(() => server.list(signal))
    const wanted = rows
      .filter(({ isWritten }) => isWritten)
      .flatMap(({ row, names }) => names.map((name) => ({ row, name })))
      .filter((file) => !failed.has(keyOf(file)))
    const sendNext = async (file: Wanted) => {
      const fault = await sendOne(file, { ...sending, signal, patient })
      if (fault === null) return sending.onSent()
      failed.add(keyOf(file))
      sending.onFault({ ...file, fault })
    }
    await inTurns(wanted, sendNext, turns)
    if (rowsLeft(progress) === 0) return
    const everyMs = AGAIN_MS * Math.max(1, Math.ceil(rows.length / PAGE))
    progress = await untilMoved(progress, readProgress, (isPaused) =>
      pause(isPaused ? PAUSED_MS : everyMs, signal),
    )
  }
}

const keyOf = ({ row, name }: Wanted): string => `${row} ${name}`

/** Rows that have not had their turn: the files that they name cannot be given yet. */
const rowsLeft = ({ counts }: StockProgress): number => counts.create + counts.change

/** @throws AppError where the import was ended by a command */
function mayTake({ state }: StockProgress): boolean {
  const states: readonly StockImportState[] = PHOTO_TAKING_STATES
  if (states.includes(state)) return true
  if (state === 'done') return false
  throw new AppError('stock_import.state')
}

/** Asks how far the import has come, and not for its rows, until more of them have had their turn. */
async function untilMoved(
  before: StockProgress,
  readProgress: () => Promise<StockProgress>,
  pause: (isPaused: boolean) => Promise<void>,
): Promise<StockProgress> {
  for (let now = before; ; ) {
    await pause(now.state === 'paused')
    now = await readProgress()
    if (rowsLeft(now) !== rowsLeft(before) || !isUnderWay(now)) return now
  }
}

/** More rows may have their turn, sooner or later. */
const isUnderWay = ({ state }: StockProgress): boolean => state === 'running' || state === 'paused'

async function sendOne(
  { row, name }: Wanted,
  { server, files, signal, patient }: Sending & { patient: Patient },
): Promise<FileFault | null> {
  const path = files.find(name)
  if (path === undefined) return 'missing'
  const bytes = await readPhoto(path)
  if (typeof bytes === 'string') return bytes
  try {
    // A lost answer of the second is asked for again without another upload.
    const photoId = await patient(() => server.upload(bytes, signal))
    await patient(() => server.give({ row, name, photoId }, signal))
    return null
  } catch (error) {
    const fault = error instanceof AppError && FAULTS[codeOf(error)]
    if (!fault) throw error
    return fault
  }
}
