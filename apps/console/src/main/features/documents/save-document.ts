import { AppError } from '@trassa/contracts/app-error'
import type { SaveResult } from '../../../shared/document.ts'
import { failureOf } from '../gateway/failure-answer.ts'

interface SaveOptions {
  download: () => Promise<{ name: string; bytes: Uint8Array }>
  /** Asks the person where to. @returns `null` where they do not want it */
  choosePath: (name: string) => Promise<string | null>
  write: (path: string, bytes: Uint8Array) => Promise<void>
}

/** Downloads a document and saves it where the person says; the renderer learns neither the bytes nor the path. */
export async function saveDocument({
  download,
  choosePath,
  write,
}: SaveOptions): Promise<SaveResult> {
  try {
    const { name, bytes } = await download()
    const path = await choosePath(name)
    if (path === null) return { outcome: 'cancelled' }
    try {
      await write(path, bytes)
    } catch {
      return { outcome: 'unwritable' }
    }
    return { outcome: 'saved' }
  } catch (error) {
    const known = error instanceof AppError ? error : new AppError('server.failed')
    return { outcome: 'failed', failure: failureOf(known) }
  }
}
