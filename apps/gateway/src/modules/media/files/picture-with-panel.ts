import sharp from 'sharp'
import { encodingLimit } from '../processing/concurrency-limits.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { masterKey } from '../storage/photo-keys.ts'

interface Panel {
  /** SVG of the whole picture, drawn by the project itself: an SVG can refer to files and addresses. */
  svg: string
  width: number
  height: number
  /** Pixels from the left that the photograph fills. */
  photoWidth: number
}

/** Low enough for messengers, which take pictures of up to 300 KB. */
const QUALITY = 82
/** Asphalt, where neither photograph nor panel is. */
const BACKGROUND = '#2b2926'

/** Makes a JPEG; `photoId` is that of the photograph, `undefined` where there is none. */
export type MakePanelPicture = (photoId: string | undefined, panel: Panel) => Promise<Buffer>

/**
 * Makes pictures of a photograph with a drawn panel beside it; the photograph is cropped to its middle. Without one, or where
 * its file is lost, it is the panel alone.
 */
export const createPanelPictures =
  (storage: FileStorage): MakePanelPicture =>
  async (photoId, { svg, width, height, photoWidth }) => {
    const bytes = photoId === undefined ? undefined : await storage.read(masterKey(photoId))
    return encodingLimit(async () => {
      const photo =
        bytes && (await sharp(bytes).resize(photoWidth, height, { fit: 'cover' }).toBuffer())
      return sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
        .composite([
          ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
          { input: Buffer.from(svg), left: 0, top: 0 },
        ])
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer()
    })
  }
