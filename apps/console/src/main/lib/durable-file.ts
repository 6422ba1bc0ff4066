import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { safeStorage } from 'electron'
import { logProblem } from './log-problem.ts'
import { takeTurns } from './take-turns.ts'

export type Cipher = Pick<typeof safeStorage, 'encryptString' | 'decryptString'>

/** A JSON value in a file of its own. */
export interface DurableFile {
  /** The stored value; `undefined` where there is no file, or one that cannot be read. */
  read: () => Promise<unknown>
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

/**
 * A file that holds either its earlier or its new value, never a part of one: written beside, flushed to the
 * disk, renamed. Encrypted as the session is; only its owner may read it. electron-store does not wait for
 * the disk, so that a power cut could undo what it had confirmed.
 */
export function durableFile(path: string, cipher: Cipher): DurableFile {
  const inTurn = takeTurns()

  async function setAside(): Promise<void> {
    const name = `${path}.damaged-${Date.now()}`
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
      try {
        return JSON.parse(cipher.decryptString(bytes))
      } catch {
        await setAside()
        return undefined
      }
    },
    write: (value) =>
      inTurn(async () => {
        const bytes = cipher.encryptString(JSON.stringify(value))
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await writeWhole(path, bytes)
      }),
    setAside,
  }
}
