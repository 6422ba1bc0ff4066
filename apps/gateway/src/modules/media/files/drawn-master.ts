import type { FileStorage } from '../storage/file-storage.ts'
import { masterKey } from '../storage/photo-keys.ts'

/**
 * Stores a picture drawn by the project itself as the master of a photograph; its renditions are
 * made when they are first asked for. Never for uploads: an SVG can refer
 * to files and addresses.
 */
export const storeDrawnMaster = (storage: FileStorage, id: string, svg: string): Promise<void> =>
  storage.write(masterKey(id), Buffer.from(svg))
