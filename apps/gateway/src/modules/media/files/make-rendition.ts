import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { encodeRendition } from '../processing/encode-photo.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { masterKey, type Rendition, renditionKey } from '../storage/photo-keys.ts'

/** Makes a missing rendition; false where there is no such photograph. */
export type MakeRendition = (id: string, rendition: Rendition) => Promise<boolean>

/** Makes renditions from masters; concurrent requests for the same one share one run. */
export function createRenditionMaker(storage: FileStorage): MakeRendition {
  const underWay = new Map<string, Promise<boolean>>()

  async function make(id: string, rendition: Rendition): Promise<boolean> {
    const master = await storage.read(masterKey(id))
    if (!master) return false
    const picture = sharp(await buffer(master.stream))
    await storage.write(renditionKey(id, rendition), await encodeRendition(picture, rendition))
    return true
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
