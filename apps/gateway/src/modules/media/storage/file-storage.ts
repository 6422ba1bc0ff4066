import type { Readable } from 'node:stream'

export interface StoredFile {
  stream: Readable
  /** Bytes. */
  size: number
}

/**
 * Where files are kept (domain §6): a folder now, S3 later. Keys are flat names such as
 * `4f1c…-480.avif`; any other key throws.
 */
export interface FileStorage {
  /**
   * Stores a file atomically; it survives a crash once this resolves. Takes bytes, since what is stored
   * are small encoded pictures; reading streams.
   */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  read: (key: string) => Promise<StoredFile | undefined>
  exists: (key: string) => Promise<boolean>
  /** Does nothing where the file does not exist. */
  remove: (key: string) => Promise<void>
}

const KEY = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/

/** Throws on a key that is not a flat name: no folders, no dots in front, nothing that a path could use. */
export function checkKey(key: string): void {
  if (!KEY.test(key) || key.length > 100) throw new Error(`Not a file key: ${JSON.stringify(key)}`)
}
