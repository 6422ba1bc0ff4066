import { inTurn } from './in-turn.ts'

/** SHA-256 of the bytes; by name, size and date where the page has no secure connection. */
async function fingerprintOf(file: File): Promise<string> {
  if (!globalThis.crypto?.subtle) return `${file.name} ${file.size} ${file.lastModified}`
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return new Uint8Array(digest).join()
}

/** Where it is kept which photo a file became, by the file's fingerprint: it outlives a reload of the form. */
export interface PhotoMemory {
  read: () => Record<string, string>
  write: (photoIds: Record<string, string>) => void
}

interface KnownFilesOptions {
  /** Whether a photo is in the ad. */
  isInAd: (photoId: string) => boolean
  /** Whether a file is being uploaded, or waits for it. */
  isUnderWay: (file: File) => boolean
  /** Absent: known while the form is open. */
  memory?: PhotoMemory | undefined
}

export type KnownFiles = ReturnType<typeof createKnownFiles>

/** Recognises files that were chosen before. */
export function createKnownFiles({ isInAd, isUnderWay, memory }: KnownFilesOptions) {
  const known = new Map<string, { file: File | null; photoId?: string }>(
    Object.entries(memory?.read() ?? {}).map(([print, photoId]) => [
      print,
      { file: null, photoId },
    ]),
  )
  const oneByOne = inTurn()

  async function isRepeated(file: File): Promise<boolean> {
    const fingerprint = await fingerprintOf(file)
    const before = known.get(fingerprint)
    if (before?.photoId ? isInAd(before.photoId) : before?.file && isUnderWay(before.file))
      return true
    known.set(fingerprint, { file })
    return false
  }

  function becomes(
    photoId: string,
    isOne: (one: { file: File | null; photoId?: string }) => boolean,
  ) {
    for (const [print, one] of known) {
      if (!isOne(one)) continue
      one.photoId = photoId
      memory?.write({ ...memory.read(), [print]: photoId })
    }
  }

  return {
    /** Calls `add` with each file that the ad has not got yet. @returns how many it has. */
    addNew: (files: readonly File[], add: (file: File) => void): Promise<number> =>
      oneByOne(async () => {
        let repeated = 0
        for (const file of files) {
          if (await isRepeated(file)) repeated += 1
          else add(file)
        }
        return repeated
      }),
    /** The file has become a photo. */
    uploaded(file: File, photoId: string): void {
      becomes(photoId, (one) => one.file === file)
    },
    /** A turned copy stands for the same file. */
    replaced(photoId: string, by: string): void {
      becomes(by, (one) => one.photoId === photoId)
    },
  }
}
