import type { StockPhotoRow } from '@trassa/contracts/entities/moderator/stock-import'
import type { FaultyFile } from '../../../shared/photo-folder.ts'
import { lookAtPhoto } from './read-photo.ts'
import type { FolderFiles } from './scan-folder.ts'

/** Which of the files that rows name are there, and what is wrong with the others; sends nothing. */
export async function lookAtPhotos(
  rows: readonly StockPhotoRow[],
  files: FolderFiles,
): Promise<{ found: number; faults: FaultyFile[] }> {
  const faults: FaultyFile[] = []
  let found = 0
  for (const { row, names } of rows) {
    for (const name of names) {
      const path = files.find(name)
      const fault = path === undefined ? 'missing' : await lookAtPhoto(path)
      if (fault === null) found += 1
      else faults.push({ row, name, fault })
    }
  }
  return { found, faults }
}
