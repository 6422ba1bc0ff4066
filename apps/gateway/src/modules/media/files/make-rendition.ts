import pLimit from 'p-limit'
import sharp from 'sharp'
import { encodeRendition } from '../processing/encode-photo.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { masterKey, type Rendition, renditionKey } from '../storage/photo-keys.ts'

/** Masters in memory: one more than can be encoded would only wait there. */
const AT_ONCE = 2

/** Makes a missing rendition; false where there is no such photograph. */
export type MakeRendition = (id: string, rendition: Rendition) => Promise<boolean>

/** Makes renditions from masters; concurrent requests for the same one share one run. */
export function createRenditionMaker(storage: FileStorage): MakeRendition {
  const underWay = new Map<string, Promise<boolean>>()
  const limit = pLimit(AT_ONCE)

  async function make(id: string, rendition: Rendition): Promise<boolean> {
    // Outside the limit: an unknown photograph does not wait behind known ones.
    if (!(await storage.stat(masterKey(id)))) return false
    return limit(async () => {
      const master = await storage.read(masterKey(id))
      if (!master) return false
      const bytes = await encodeRendition(sharp(master), rendition)
      await storage.write(renditionKey(id, rendition), bytes)
      return true
    })
  }

  return (id, rendition) => {
    const key = renditionKey(id, rendition)
    const known = underWay.get(key)
    if (known) return known
    const making = make(id, rendition).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
}
