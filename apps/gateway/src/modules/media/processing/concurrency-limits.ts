import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp from 'sharp'

// Nothing is read twice, and a cache would keep uploads open that are deleted already.
sharp.cache(false)

/**
 * The process has one set of cores and one pool of four threads that file reads use too, so these
 * limits are the process's own: half of the pool at most ever works on pictures.
 */
export const encoding = pLimit(Math.min(2, availableParallelism()))

/** Photographs held in memory as pixels (up to 22 MB each) while their renditions are made. */
export const developing = pLimit(2)

/** HEIC pictures held in memory whole (4 bytes a pixel, up to 200 MB): one at a time. */
export const unpacking = pLimit(1)
