import { AppError } from '@trassa/contracts/app-error'
import type { Photo } from '@trassa/contracts/entities/photo'
import type { ErrorCode } from '@trassa/contracts/errors'
import type { SendPhoto } from './send-photo.ts'

/** Parallel uploads. domain §4 has no limit; three use a mobile connection without blocking the page's requests. */
const MAX_PARALLEL = 3

/**
 * Seconds that a refused upload waits for the server by itself; past them the person is told. The server names a
 * second or two while others are under way, up to an hour where too many were sent.
 */
const MAX_WAIT = 30

export type UploadState =
  | { is: 'waiting' }
  /** Checked, and shrunk where it is too large. */
  | { is: 'preparing' }
  | { is: 'sending'; share: number }
  | { is: 'failed'; code: ErrorCode }

export interface Upload {
  readonly id: number
  readonly file: File
  readonly state: UploadState
}

export interface UploadsSnapshot {
  readonly uploads: readonly Upload[]
  /** Of the current batch: all uploads and completed ones; both 0 while none is under way. */
  readonly total: number
  readonly done: number
}

interface UploadsOptions {
  send: SendPhoto
  /** What is sent instead of the chosen file. @throws AppError where it is not sent. */
  prepare: (file: File) => Promise<File>
  /** Ids of uploads ascend in the order of choice; uploads complete in any order. */
  onDone: (photo: Photo, upload: Upload) => void
  /** The session has ended: the uploads wait for the next one. */
  onSessionGone?: (() => void) | undefined
}

const IDLE: UploadsSnapshot = { uploads: [], total: 0, done: 0 }

/** Whether a retry with the same file may succeed. */
export const isWorthRetrying = (code: ErrorCode): boolean =>
  code === 'network.failed' || code === 'photo.interrupted' || !code.startsWith('photo.')

/** Seconds after which an upload goes on by itself; `null` where it has failed. */
function waitAfter(error: unknown): number | null {
  if (!(error instanceof AppError) || error.code !== 'request.too_many') return null
  const { retryAfter } = error
  return retryAfter !== undefined && retryAfter <= MAX_WAIT ? retryAfter : null
}

export type Uploads = ReturnType<typeof createUploads>

/**
 * A queue of uploads, three in parallel. A failed one keeps its file for a retry; the others go on. One that the server
 * has no room for waits as long as it says.
 */
export function createUploads({ send, prepare, onDone, onSessionGone }: UploadsOptions) {
  let snapshot = IDLE
  let lastId = 0
  let isEnabled = true
  let isPostponed = false
  const running = new Map<number, AbortController>()
  const listeners = new Set<() => void>()

  function publish(next: UploadsSnapshot) {
    const isOver = next.uploads.every(({ state }) => state.is === 'failed')
    snapshot = isOver ? { ...next, total: 0, done: 0 } : next
    for (const listener of listeners) listener()
  }
  function put(id: number, state: UploadState) {
    const uploads = snapshot.uploads.map((one) => (one.id === id ? { ...one, state } : one))
    publish({ ...snapshot, uploads })
  }
  const without = (id: number) => snapshot.uploads.filter((one) => one.id !== id)

  async function run(upload: Upload, { signal }: AbortController) {
    const { id, file } = upload
    put(id, { is: 'preparing' })
    try {
      const prepared = await prepare(file)
      signal.throwIfAborted()
      put(id, { is: 'sending', share: 0 })
      const onProgress = (share: number) => !signal.aborted && put(id, { is: 'sending', share })
      const photo = await send(prepared, { onProgress, signal })
      signal.throwIfAborted()
      running.delete(id)
      publish({ ...snapshot, uploads: without(id), done: snapshot.done + 1 })
      onDone(photo, upload)
    } catch (error) {
      running.delete(id)
      if (!signal.aborted) failed(id, error)
    }
    next()
  }

  function failed(id: number, error: unknown) {
    const wait = waitAfter(error)
    const code = error instanceof AppError ? error.code : 'server.failed'
    if (wait !== null) {
      put(id, { is: 'waiting' })
      postpone(wait)
    } else if (code === 'session.missing' && onSessionGone) {
      isEnabled = false
      put(id, { is: 'waiting' })
      onSessionGone()
    } else {
      put(id, { is: 'failed', code })
    }
  }

  /** None begins before the server takes one again. */
  function postpone(seconds: number) {
    if (isPostponed) return
    isPostponed = true
    setTimeout(() => {
      isPostponed = false
      next()
    }, seconds * 1000)
  }

  function next() {
    if (!isEnabled || isPostponed) return
    const waiting = snapshot.uploads.filter(({ state }) => state.is === 'waiting')
    for (const upload of waiting.slice(0, MAX_PARALLEL - running.size)) {
      const controller = new AbortController()
      running.set(upload.id, controller)
      void run(upload, controller)
    }
  }

  function retry(isMeant: (upload: Upload) => boolean) {
    const meant = snapshot.uploads.filter((one) => one.state.is === 'failed' && isMeant(one))
    if (meant.length === 0) return
    const uploads = snapshot.uploads.map(
      (one): Upload => (meant.includes(one) ? { ...one, state: { is: 'waiting' } } : one),
    )
    publish({ ...snapshot, uploads, total: snapshot.total + meant.length })
    next()
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: (): UploadsSnapshot => snapshot,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => ({ id: ++lastId, file, state: { is: 'waiting' } }))
      const uploads = [...snapshot.uploads, ...added]
      publish({ ...snapshot, uploads, total: snapshot.total + files.length })
      next()
    },
    /** Does nothing for an upload that is under way. */
    retry: (id: number) => retry((one) => one.id === id),
    /** Retries the uploads that a lost connection interrupted. */
    retryDisconnected: () =>
      retry(({ state }) => state.is === 'failed' && state.code === 'network.failed'),
    /** Removes an upload in any state. */
    cancel(id: number) {
      running.get(id)?.abort()
      running.delete(id)
      const isCounted = snapshot.uploads.some((one) => one.id === id && one.state.is !== 'failed')
      publish({ ...snapshot, uploads: without(id), total: snapshot.total - Number(isCounted) })
      next()
    },
    /** While disabled (no session), added files wait. */
    setEnabled(value: boolean) {
      isEnabled = value
      next()
    },
  }
}
