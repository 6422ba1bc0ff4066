import { inTurn } from './in-turn.ts'

/** SHA-256 of the bytes; by name, size and date where the page has no secure connection. */
async function fingerprintOf(file: File): Promise<string> {
  if (!globalThis.crypto?.subtle) return `${file.name} ${file.size} ${file.lastModified}`
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return new Uint8Array(digest).join()
}

interface KnownFilesOptions {
  /** Whether a photo is in the ad. */
  isInAd: (photoId: string) => boolean
  /** Whether a file is being uploaded, or waits for it. */
  isUnderWay: (file: File) => boolean
}

export type KnownFiles = ReturnType<typeof createKnownFiles>

/** Recognises files that were chosen before, as long as the form is open. */
export function createKnownFiles({ isInAd, isUnderWay }: KnownFilesOptions) {
  const known = new Map<string, { file: File; photoId?: string }>()
  const oneByOne = inTurn()

  async function isRepeated(file: File): Promise<boolean> {
    const fingerprint = await fingerprintOf(file)
    const before = known.get(fingerprint)
    if (before?.photoId ? isInAd(before.photoId) : before && isUnderWay(before.file)) return true
    known.set(fingerprint, { file })
    return false
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
      for (const one of known.values()) if (one.file === file) one.photoId = photoId
    },
    /** A turned copy stands for the same file. */
    replaced(photoId: string, by: string): void {
      for (const one of known.values()) if (one.photoId === photoId) one.photoId = by
    },
  }
}
