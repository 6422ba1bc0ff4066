import type { Readable } from 'node:stream'

export interface FileFacts {
  /** Bytes. */
  size: number
  /** Differs for each time that the file was written. */
  version: string
}

/** Bytes `from` to `to`, the last one included, as HTTP counts them. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * Where files are kept (domain §6): a folder now, S3 later. Keys are flat names such as
 * `4f1c…-480.avif`; any other key throws. What is asked of a file that does not exist is `undefined`.
 */
export interface FileStorage {
  /**
   * Stores a file atomically; it survives a crash once this resolves. Takes bytes, since what is stored
   * are small encoded pictures.
   */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  stat: (key: string) => Promise<FileFacts | undefined>
  /** The whole file in memory. */
  read: (key: string) => Promise<Buffer | undefined>
  /** A stream that holds the file open until it has ended or was destroyed. */
  stream: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  /** Does nothing where the file does not exist. */
  remove: (key: string) => Promise<void>
}

const KEY = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/

/** Throws on a key that is not a flat name: no folders, no dots in front, nothing that a path could use. */
export function checkKey(key: string): void {
  if (!KEY.test(key) || key.length > 100) throw new Error(`Not a file key: ${JSON.stringify(key)}`)
}
