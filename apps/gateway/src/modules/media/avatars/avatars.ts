import { randomUUID } from 'node:crypto'
import { decodingLimit, encodingLimit } from '../processing/concurrency-limits.ts'
import { decodePhoto } from '../processing/decode-photo.ts'
import { pictureOf } from '../processing/encode-photo.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { renditionKey } from '../storage/photo-keys.ts'

/** A square of this side, in pixels, named as the rendition of this width: it is served as photographs are. */
const SIDE = 480

export type Avatars = ReturnType<typeof createAvatars>

/** Pictures of users (spec §3): one file each, whose name is kept with the user. */
export function createAvatars({ storage }: { storage: FileStorage }) {
  return {
    /**
     * Stores the middle square of the picture at `path`.
     *
     * @returns the name below `/images/`
     * @throws AppError `photo.not_image`
     */
    store: (path: string): Promise<string> =>
      decodingLimit(async () => {
        const picture = pictureOf(await decodePhoto(path, { minWidth: 1, minHeight: 1 }))
        const square = picture.resize({ width: SIDE, height: SIDE, fit: 'cover' })
        const bytes = await encodingLimit(() => square.webp({ quality: 80 }).toBuffer())
        const name = renditionKey(randomUUID(), { width: SIDE, format: 'webp' })
        await storage.write(name, bytes)
        return name
      }),

    /** Removes a picture that `store` has named; an address elsewhere is not ours to remove. */
    remove: async (name: string): Promise<void> => {
      if (!name.startsWith('http')) await storage.remove(name)
    },
  }
}
