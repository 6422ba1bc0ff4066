import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { incomingFolder } from '../upload/incoming-files.ts'
import { checkKey, type FileStorage } from './file-storage.ts'

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** `undefined` where the file does not exist. */
async function undefinedIfMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there a rename is durable by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files in a folder, distributed over subfolders by the first four characters of the key. */
export function createDiskStorage(root: string): FileStorage {
  const pathOf = (key: string) => {
    checkKey(key)
    const spread = key.padEnd(4, '0')
    return join(root, spread.slice(0, 2), spread.slice(2, 4), key)
  }
  const incoming = incomingFolder(root)

  return {
    /** Written to a temporary file, synced, then renamed: a reader sees the whole file or none. */
    async write(key, bytes) {
      const path = pathOf(key)
      const temporary = join(incoming, randomUUID())
      await mkdir(incoming, { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeDurably(temporary, bytes)
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },

    async stat(key) {
      const facts = await undefinedIfMissing(stat(pathOf(key)))
      return facts && { size: facts.size, version: String(facts.mtimeMs) }
    },

    read: async (key) => undefinedIfMissing(readFile(pathOf(key))),

    async stream(key, range) {
      const handle = await undefinedIfMissing(open(pathOf(key), 'r'))
      return handle?.createReadStream(range && { start: range.from, end: range.to })
    },

    remove: async (key) => rm(pathOf(key), { force: true }),
  }
}
