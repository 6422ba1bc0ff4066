import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'

/** The folder of the embedded file storage and of uploads on their way. */
export const filesFolder = (config: Pick<Config, 'dataDir'>): string =>
  join(config.dataDir, 'files')

/** The file storage that the settings choose. It holds no state: each part of the server may open its own. */
export const openFileStorage = (config: Pick<Config, 'dataDir'>): FileStorage =>
  createDiskStorage(filesFolder(config))
