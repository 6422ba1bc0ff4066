import type { FileStorage } from '../storage/file-storage.ts'
import { masterKey } from '../storage/photo-keys.ts'

/**
 * Stores a picture drawn by the project itself as the master of a photograph; its renditions are
 * made when they are first asked for. Never for uploads: an SVG can refer
 * to files and addresses.
 */
export const storeDrawnMaster = (storage: FileStorage, id: string, svg: string): Promise<void> =>
  storage.write(masterKey(id), Buffer.from(svg))

/** Makes the master of one photograph that of another one, too, which has no renditions yet. Throws where there is none. */
export async function copyMaster(storage: FileStorage, from: string, to: string): Promise<void> {
  const master = await storage.read(masterKey(from))
  if (!master) throw new Error(`Photograph ${from} has no master`)
  await storage.write(masterKey(to), master)
}
