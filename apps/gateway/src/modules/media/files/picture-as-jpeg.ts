import sharp from 'sharp'
import type { FileStorage } from '../storage/file-storage.ts'
import { parseRenditionName } from '../storage/photo-keys.ts'
import { createRenditionMaker } from './make-rendition.ts'

const QUALITY = 82

/**
 * Reads kept pictures as JPEG, which every service takes.
 *
 * @returns reads one by its key; `undefined` where there is none. A missing rendition is made.
 */
export function createJpegReader(
  storage: FileStorage,
): (key: string) => Promise<Buffer | undefined> {
  const makeRendition = createRenditionMaker(storage)
  return async (key) => {
    const parsed = parseRenditionName(key)
    const bytes =
      (await storage.read(key)) ??
      (parsed && (await makeRendition(parsed.id, parsed.rendition))
        ? await storage.read(key)
        : undefined)
    return bytes && sharp(bytes).jpeg({ quality: QUALITY }).toBuffer()
  }
}
