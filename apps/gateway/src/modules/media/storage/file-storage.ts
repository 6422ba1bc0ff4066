import type { Readable } from 'node:stream'

export interface StoredFile {
  stream: Readable
  /** Bytes. */
  size: number
}

/**
 * Where files are kept (domain §6): a folder now, S3 later. Keys are flat names such as
 * `4f1c…-480.avif`; a key that could mean anything else is refused.
 */
export interface FileStorage {
  /**
   * Keeps a file whole or not at all; it survives a crash once this returns. What is kept was made
   * here and is small (an encoded picture), so it comes as bytes; reading streams.
   */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  read: (key: string) => Promise<StoredFile | undefined>
  exists: (key: string) => Promise<boolean>
  /** A file that is not there is fine. */
  remove: (key: string) => Promise<void>
}

const KEY = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/

/** Throws on a key that is not a flat name: no folders, no dots in front, nothing that a path could use. */
export function checkKey(key: string): void {
  if (!KEY.test(key) || key.length > 100) throw new Error(`Not a file key: ${JSON.stringify(key)}`)
}
