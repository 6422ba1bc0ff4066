import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp from 'sharp'

// No file is read twice, and libvips' cache would keep deleted uploads open.
sharp.cache(false)

/**
 * The process has one set of cores and one pool of four threads that file reads use too, so these
 * limits are the process's own: at most half of the pool works on pictures.
 */
export const encodingLimit = pLimit(Math.min(2, availableParallelism()))

/** Photographs held in memory as pixels (up to 22 MB each) while their renditions are made. */
export const decodingLimit = pLimit(2)

/** HEIC pictures held in memory whole (4 bytes a pixel, up to 200 MB): one at a time. */
export const heicLimit = pLimit(1)
