import { LRUCache } from 'lru-cache'
import type { FileFacts, FileStorage } from '../storage/file-storage.ts'

const KILOBYTE = 1024
/** Of a process; about a thousand pictures of cards. */
const MEMORY = 32 * KILOBYTE * KILOBYTE
/** Larger files are streamed: a slow reader would hold all of one in memory. */
const LARGEST = 256 * KILOBYTE
/** A file that is removed is served no longer than this from memory. */
const KEPT_MS = 60_000

export interface HotFile extends FileFacts {
  /** `undefined` where the file is too large to be read whole. */
  bytes?: Buffer
}

/**
 * Reads small files of the storage once and keeps the ones asked for last; what is asked for at the same time is read once.
 *
 * @returns reads a file by its key; `undefined` where there is none, which is not kept
 */
export function createHotFiles(
  storage: Pick<FileStorage, 'stat' | 'read'>,
): (key: string) => Promise<HotFile | undefined> {
  const kept = new LRUCache<string, HotFile>({
    maxSize: MEMORY,
    // A large file is kept as its facts only.
    sizeCalculation: ({ bytes }) => (bytes?.length ?? 0) + KILOBYTE,
    ttl: KEPT_MS,
    // A file that is evicted while it is read is still wanted by those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (key) => {
      const facts = await storage.stat(key)
      if (!facts || facts.size > LARGEST) return facts
      const bytes = await storage.read(key)
      return bytes && { ...facts, size: bytes.length, bytes }
    },
  })
  return (key) => kept.fetch(key)
}
