import { PACKED_ID } from '../../lib/document/page-data.ts'

/**
 * Stands in React Router's data for what a server's loader gave, which the page holds as one JSON text (`withPageData`): React
 * Router's own encoding of a list keeps a phone busy (docs/decisions/098).
 */
export interface Packed<T> {
  packed: true
  /** Never there: the type that the text has. */
  readonly of?: T
}

const unpackedOf = new WeakMap<Packed<unknown>, unknown>()

/** Keeps `data` for the rendering of its page. */
export function pack<T extends object>(data: T): Packed<T> {
  const packed: Packed<T> = { packed: true }
  unpackedOf.set(packed, data)
  return packed
}

/** What `load` gave, from the server or in the browser; the same object for the same loader data. */
export function unpacked<T extends object>(data: T | Packed<T>): T {
  if (!('packed' in data)) return data
  if (!unpackedOf.has(data)) {
    unpackedOf.set(data, JSON.parse(document.getElementById(PACKED_ID)?.textContent ?? ''))
  }
  return unpackedOf.get(data) as T
}
