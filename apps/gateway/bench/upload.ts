import { join } from 'node:path'
import { PHOTO_WIDTHS } from '@trassa/contracts/photo-files'
import sharp from 'sharp'
import { users } from '../src/modules/identity/users/users.table.ts'
import { decodePhoto } from '../src/modules/media/processing/decode-photo.ts'
import { openFileStorage } from '../src/modules/media/storage/open-file-storage.ts'
import { createPhotosService } from '../src/modules/media/upload/upload.service.ts'
import type { BenchServer } from './bench-server.ts'
import { round, sideBySide } from './measure.ts'

const ROUNDS = 8
const SIZE = { width: 4000, height: 3000 }

/** The upload of a photograph of 12 megapixels ÷ a plain resize of one. */
export async function benchUpload({ db, config }: BenchServer): Promise<void> {
  const path = join(config.dataDir, 'photo.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  await sharp({ create: { ...SIZE, channels: 3, background: '#808080', noise } })
    .blur(3)
    .jpeg({ quality: 90 })
    .toFile(path)
  const [user] = await db.select().from(users).limit(1)
  if (!user) throw new Error('No user to upload as')
  const visitor = {
    userId: user.id,
    role: user.role,
    grantedRole: user.role,
    type: user.type,
    sessionId: 'bench',
    sessionEndsAt: new Date(),
  }
  const photos = createPhotosService({ db, storage: openFileStorage(config) })
  const largest = Math.max(...PHOTO_WIDTHS)
  const plain = 'plain resize to JPEG'
  const times = await sideBySide(
    {
      [plain]: () => sharp(path).resize({ width: largest }).jpeg().toBuffer(),
      'checked and developed': () => decodePhoto(path),
      'taken in: master and eight renditions kept': () => photos.take(visitor, path),
    },
    ROUNDS,
  )
  const base = times.get(plain)?.p50 ?? Number.NaN
  console.table(
    Object.fromEntries(
      [...times].map(([name, { p50 }]) => [
        name,
        { seconds: round(p50 / 1000), '÷ resize': round(p50 / base, 1) },
      ]),
    ),
  )
}
