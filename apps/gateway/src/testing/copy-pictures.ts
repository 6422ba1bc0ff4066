import { copyMaster } from '../modules/media/files/drawn-master.ts'
import { openFileStorage } from '../modules/media/storage/open-file-storage.ts'

/** Gives photographs the pictures of others, in the file storage of a data folder. */
export async function copyPictures(
  dataDir: string,
  copies: readonly { id: string; original: string }[],
): Promise<void> {
  const storage = openFileStorage({ dataDir })
  await Promise.all(copies.map(({ id, original }) => copyMaster(storage, original, id)))
}
