import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { safeStorage } from 'electron'
import { logProblem } from './log-problem.ts'
import { takeTurns } from './take-turns.ts'

export type Cipher = Pick<typeof safeStorage, 'encryptString' | 'decryptString'>

/** What `read` gives once for a file that cannot be read: it has been set aside. */
export const UNREADABLE = Symbol('unreadable')

/** An earlier value that could not be decrypted when it was read, and can be now. */
interface RecoveredValue {
  value: unknown
  /** Deletes its file. */
  remove: () => Promise<void>
}

interface Recovery {
  recovered: RecoveredValue[]
  /** When the values were set aside that cannot be decrypted yet. */
  lockedAt: number[]
}

/** A JSON value in a file of its own. */
export interface DurableFile {
  /** The stored value; `undefined` where there is no file, `UNREADABLE` where it makes no sense. */
  read: () => Promise<unknown>
  /** The key store of the system may have been closed when a value was read: reads what was set aside for that. */
  recover: () => Promise<Recovery>
  /** Replaces the value; it survives a power cut once the promise resolves. Rejects where the disk refuses it. */
  write: (value: unknown) => Promise<void>
  /** Renames the file, so that what it has is not overwritten. */
  setAside: () => Promise<void>
}

/** The names of files appear after a power cut only once their folder has been written, too; Windows does it itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.new`
  try {
    const file = await open(temporary, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return UNREADABLE
  }
}

/**
 * A file that holds either its earlier or its new value, never a part of one: written beside, flushed to the
 * disk, renamed. Encrypted as the session is; only its owner may read it. electron-store does not wait for
 * the disk, so that a power cut could undo what it had confirmed.
 */
export function durableFile(path: string, cipher: Cipher): DurableFile {
  const inTurn = takeTurns()

  function decrypted(bytes: Buffer): string | null {
    try {
      return cipher.decryptString(bytes)
    } catch {
      return null
    }
  }

  async function setAside(why: 'damaged' | 'locked' = 'damaged'): Promise<void> {
    const name = `${path}.${why}-${Date.now()}`
    await rename(path, name)
    logProblem('file', `${path} could not be read and is now ${name}`)
  }

  return {
    async read() {
      const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (bytes === null) return undefined
      const text = decrypted(bytes)
      const value = text === null ? UNREADABLE : parsed(text)
      if (value === UNREADABLE) await setAside(text === null ? 'locked' : 'damaged')
      return value
    },
    async recover() {
      const names = await readdir(dirname(path)).catch(() => [])
      const locked = names.filter((name) => name.startsWith(`${basename(path)}.locked-`)).sort()
      const read = await Promise.all(
        locked.map(async (name) => {
          const place = join(dirname(path), name)
          const text = decrypted(await readFile(place))
          const at = Number(name.slice(name.lastIndexOf('-') + 1))
          return { text, at, remove: () => rm(place) }
        }),
      )
      return {
        recovered: read.flatMap(({ text, remove }) => {
          const value = text === null ? UNREADABLE : parsed(text)
          return value === UNREADABLE ? [] : [{ value, remove }]
        }),
        lockedAt: read.flatMap(({ text, at }) => (text === null ? [at] : [])),
      }
    },
    write: (value) =>
      inTurn(async () => {
        const bytes = cipher.encryptString(JSON.stringify(value))
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await writeWhole(path, bytes)
      }),
    setAside: () => setAside(),
  }
}
