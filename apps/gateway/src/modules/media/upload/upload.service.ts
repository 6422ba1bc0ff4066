import { randomUUID } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import type { Photo } from '@trassa/contracts/entities/photo'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { insertPhoto } from '../photos.repository.ts'
import { decodingLimit } from '../processing/concurrency-limits.ts'
import { decodePhoto, type Pixels, turnedPixels } from '../processing/decode-photo.ts'
import { encodeMaster, encodeRendition, pictureOf } from '../processing/encode-photo.ts'
import { fingerprintPhoto } from '../processing/fingerprint-photo.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { masterKey, RENDITIONS, type Rendition, renditionKey } from '../storage/photo-keys.ts'

/** Above what real sellers upload in an hour. */
const UPLOADS_PER_HOUR = 600
/** Of a moderator, who imports the photographs of a whole stock from a folder. */
const STAFF_UPLOADS_PER_HOUR = 6000

type Owner = Pick<Visitor, 'userId'>

export type PhotosService = ReturnType<typeof createPhotosService>

export function createPhotosService({ db, storage }: { db: Database; storage: FileStorage }) {
  /**
   * Stores a master and the renditions, and writes the row. The row is written first, so that files left by a crash
   * or a full disk are found and purged.
   */
  async function store(
    { userId }: Owner,
    pixels: Pixels,
    renditions: readonly Rendition[] = RENDITIONS,
  ): Promise<Photo> {
    const picture = pictureOf(pixels)
    const { color, phash } = await fingerprintPhoto(picture)
    const { width, height } = pixels.raw
    const photo = { id: randomUUID(), width, height, color }
    await insertPhoto(db, { ...photo, userId, phash })
    await Promise.all([
      encodeMaster(picture).then((bytes) => storage.write(masterKey(photo.id), bytes)),
      ...renditions.map(async (rendition) => {
        const bytes = await encodeRendition(picture, rendition)
        await storage.write(renditionKey(photo.id, rendition), bytes)
      }),
    ])
    return photo
  }

  const allowUpload = (visitor: Visitor) =>
    limitRate(db, {
      key: `upload:${visitor.userId}`,
      hits: hasRole(visitor.role, 'moderator') ? STAFF_UPLOADS_PER_HOUR : UPLOADS_PER_HOUR,
      seconds: 3600,
    })

  return {
    allowUpload,

    /**
     * Takes the uploaded file at `path` in.
     *
     * @throws `photo.not_image`, `photo.too_small`
     */
    take: (visitor: Visitor, path: string): Promise<Photo> =>
      decodingLimit(async () => store(visitor, await decodePhoto(path))),

    /**
     * The same for one of many that no person waits for: its renditions are made when they are first asked for
     * (decision 005).
     */
    takeMaster: (owner: Owner, path: string): Promise<Photo> =>
      decodingLimit(async () => store(owner, await decodePhoto(path), [])),

    /**
     * A copy turned clockwise, which counts as an upload. It asks for no right to the original: the id alone is
     * enough to read its files (decision 083).
     *
     * @throws `photo.not_found`
     */
    async turn(visitor: Visitor, id: string, quarters: number): Promise<Photo> {
      await allowUpload(visitor)
      const master = await storage.read(masterKey(id))
      if (!master) throw new AppError('photo.not_found')
      return decodingLimit(async () => store(visitor, await turnedPixels(master, quarters)))
    },
  }
}
