import { randomUUID } from 'node:crypto'
import type { Photo } from '@trassa/contracts/entities/photo'
import type { Database } from '../../database/connect.ts'
import { limitRate } from '../../lib/rate-limit.ts'
import type { Visitor } from '../sessions/visitor.ts'
import { describePhoto } from './describe-photo.ts'
import { developPhoto } from './develop-photo.ts'
import { encodeMaster, encodeRendition, pictureOf } from './encode-photo.ts'
import type { FileStorage } from './file-storage.ts'
import { masterKey, RENDITIONS, renditionKey } from './photo-keys.ts'
import { insertPhoto } from './photos.repository.ts'
import { developing } from './processor-time.ts'

/** More than anybody photographs for sale in an hour; a moderator at an import included. */
const UPLOADS_PER_HOUR = 600

export type PhotosService = ReturnType<typeof createPhotosService>

export function createPhotosService({ db, storage }: { db: Database; storage: FileStorage }) {
  return {
    allowUpload: (visitor: Visitor) =>
      limitRate(db, { key: `upload:${visitor.userId}`, hits: UPLOADS_PER_HOUR, seconds: 3600 }),

    /**
     * Takes in the uploaded file at `path`: checks it, keeps a master and eight renditions, and
     * writes its row. The row comes first, so that whatever a crash or a full disk leaves is found
     * and purged.
     *
     * @throws `photo.not_image`, `photo.too_small`
     */
    take: (visitor: Visitor, path: string): Promise<Photo> =>
      developing(async () => {
        const pixels = await developPhoto(path)
        const picture = pictureOf(pixels)
        const { color, phash } = await describePhoto(picture)
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
