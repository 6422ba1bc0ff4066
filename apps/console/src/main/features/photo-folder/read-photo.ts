import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import type { FileFault } from '../../../shared/photo-folder.ts'

/** A link that was put in the place of a file since the folder was read is not followed; Windows has no such flag. */
const READING = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)
const HEAD_BYTES = 16

const isAt = (bytes: Uint8Array, place: number, text: string): boolean =>
  Buffer.from(bytes.subarray(place, place + text.length)).toString('latin1') === text

/** JPEG, PNG, WebP and HEIC by their first bytes; the server looks closer. */
const isPicture = (head: Uint8Array): boolean =>
  isAt(head, 0, '\xFF\xD8\xFF') ||
  isAt(head, 0, '\x89PNG') ||
  (isAt(head, 0, 'RIFF') && isAt(head, 8, 'WEBP')) ||
  isAt(head, 4, 'ftyp')

async function withFile<T>(
  path: string,
  work: (file: FileHandle) => Promise<T | FileFault>,
): Promise<T | FileFault> {
  const file = await open(path, READING).catch(() => null)
  if (!file) return 'unreadable'
  try {
    const stat = await file.stat()
    if (!stat.isFile()) return 'unreadable'
    if (stat.size > PHOTO_LIMITS.bytes) return 'tooBig'
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return isPicture(buffer.subarray(0, bytesRead)) ? await work(file) : 'notPicture'
  } catch {
    return 'unreadable'
  } finally {
    await file.close()
  }
}

/** What speaks against sending a file. */
export const lookAtPhoto = (path: string): Promise<FileFault | null> =>
  withFile(path, async () => null)

/** The bytes of a photograph, or what is wrong with the file. */
export const readPhoto = (path: string): Promise<Uint8Array | FileFault> =>
  withFile(path, async (file) => {
    const bytes = Buffer.alloc(PHOTO_LIMITS.bytes + 1)
    let length = 0
    for (;;) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length, length)
      if (bytesRead === 0) break
      length += bytesRead
      // The file has grown since its size was read.
      if (length > PHOTO_LIMITS.bytes) return 'tooBig'
    }
    return Uint8Array.from(bytes.subarray(0, length))
  })
