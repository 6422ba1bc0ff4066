import { join } from 'node:path'
import { createDiskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'

interface StorageSettings {
  dataDir: string
}

/** The folder of the embedded file storage, with the temporary files of uploads. */
export const filesFolder = (config: StorageSettings): string => join(config.dataDir, 'files')

/** The file storage that the settings choose. It holds no state: each part of the server may open its own. */
export const openFileStorage = (config: StorageSettings): FileStorage =>
  createDiskStorage(filesFolder(config))
