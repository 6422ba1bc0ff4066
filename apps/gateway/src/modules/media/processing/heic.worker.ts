import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import heic from 'heic-decode'
import type { HeicTask, RawPicture } from './decode-heic.ts'

/** Decodes the first picture of one file, upright, into pixels. */
async function decode({ path, maxPixels }: HeicTask): Promise<RawPicture> {
  const pictures = await heic.all({ buffer: await readFile(path) })
  const [first] = pictures
  if (!first || first.width * first.height > maxPixels) throw new Error('No picture of a fit size')
  const { width, height, data } = await first.decode()
  return { width, height, pixels: new Uint8Array(data.buffer) }
}

const picture = await decode(workerData)
parentPort?.postMessage(picture, [picture.pixels.buffer])
