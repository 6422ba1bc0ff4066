import { Worker } from 'node:worker_threads'

export interface HeicTask {
  path: string
  maxPixels: number
}

/** Four bytes a pixel: red, green, blue, alpha. */
export interface RawPicture {
  width: number
  height: number
  pixels: Uint8Array<ArrayBuffer>
}

/** The largest sensors of phones have 50 million pixels, four bytes each here. */
const MAX_PIXELS = 50_000_000

const TIMEOUT_MS = 20_000

/**
 * Decodes a HEIC file. sharp's binary has no HEVC decoder (patents), so this is WebAssembly, in a
 * thread of its own: the event loop is not blocked, and a hanging decoder is terminated with its thread.
 *
 * @throws Error where the file cannot be decoded or takes too long
 */
export function decodeHeic(path: string): Promise<RawPicture> {
  const task: HeicTask = { path, maxPixels: MAX_PIXELS }
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), {
    workerData: task,
    // The decoder prints its errors; the rejection carries them already.
    stdout: true,
    stderr: true,
  })
  return new Promise<RawPicture>((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error('HEIC takes too long')), TIMEOUT_MS)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('HEIC worker ended without an answer')))
    worker.once('exit', () => clearTimeout(timeout))
  }).finally(() => worker.terminate())
}
