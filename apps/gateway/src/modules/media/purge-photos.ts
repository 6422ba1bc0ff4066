import type { Database } from '../../platform/database/connect.ts'
import { deleteUnusedPhoto, listUnusedPhotos } from './photos.repository.ts'
import type { FileStorage } from './storage/file-storage.ts'
import { keysOf } from './storage/photo-keys.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 200

interface Stores {
  db: Database
  storage: FileStorage
}

/**
 * Deletes photographs that a day after their upload are in no ad, and their files: a job of the
 * worker, safe to run twice at once.
 *
 * @returns how many photographs were deleted
 */
export async function purgePhotos({ db, storage }: Stores, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS)
  let purged = 0
  for (;;) {
    const ids = await listUnusedPhotos(db, before, BATCH)
    for (const id of ids) {
      if (await purge({ db, storage }, id)) purged += 1
    }
    if (ids.length < BATCH) return purged
  }
}

/** The row stays locked until the files are deleted: no ad can take it meanwhile, and a crash keeps it. */
const purge = ({ db, storage }: Stores, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await deleteUnusedPhoto(tx, id))) return false
    await Promise.all(keysOf(id).map((key) => storage.remove(key)))
    return true
  })
