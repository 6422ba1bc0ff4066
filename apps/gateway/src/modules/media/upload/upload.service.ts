import { randomUUID } from 'node:crypto'
import type { Photo } from '@trassa/contracts/entities/photo'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { insertPhoto } from '../photos.repository.ts'
import { decodingLimit } from '../processing/concurrency-limits.ts'
import { decodePhoto } from '../processing/decode-photo.ts'
import { encodeMaster, encodeRendition, pictureOf } from '../processing/encode-photo.ts'
import { fingerprintPhoto } from '../processing/fingerprint-photo.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { masterKey, RENDITIONS, renditionKey } from '../storage/photo-keys.ts'

/** Above what real sellers upload in an hour, moderators at an import included. */
const UPLOADS_PER_HOUR = 600

export type PhotosService = ReturnType<typeof createPhotosService>

export function createPhotosService({ db, storage }: { db: Database; storage: FileStorage }) {
  return {
    allowUpload: (visitor: Visitor) =>
      limitRate(db, { key: `upload:${visitor.userId}`, hits: UPLOADS_PER_HOUR, seconds: 3600 }),

    /**
     * Processes the uploaded file at `path`: checks it, stores a master and eight renditions, and writes
     * the row. The row is written first, so that files left by a crash or a full disk are found and
     * purged.
     *
     * @throws `photo.not_image`, `photo.too_small`
     */
    take: (visitor: Visitor, path: string): Promise<Photo> =>
      decodingLimit(async () => {
        const pixels = await decodePhoto(path)
        const picture = pictureOf(pixels)
        const { color, phash } = await fingerprintPhoto(picture)
        const { width, height } = pixels.raw
        const photo = { id: randomUUID(), width, height, color }
        await insertPhoto(db, { ...photo, userId: visitor.userId, phash })
        await Promise.all([
          encodeMaster(picture).then((bytes) => storage.write(masterKey(photo.id), bytes)),
          ...RENDITIONS.map(async (rendition) => {
            const bytes = await encodeRendition(picture, rendition)
            await storage.write(renditionKey(photo.id, rendition), bytes)
          }),
        ])
        return photo
      }),
  }
}
