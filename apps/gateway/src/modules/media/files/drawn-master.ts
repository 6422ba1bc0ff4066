import type { FileStorage } from '../storage/file-storage.ts'
import { masterKey } from '../storage/photo-keys.ts'

/**
 * Keeps a picture that the project itself drew as the master of a photograph; its renditions are
 * made when they are first asked for. Never for anything that came from outside: an SVG can refer
 * to files and addresses.
 */
export const storeDrawnMaster = (storage: FileStorage, id: string, svg: string): Promise<void> =>
  storage.write(masterKey(id), Buffer.from(svg))
