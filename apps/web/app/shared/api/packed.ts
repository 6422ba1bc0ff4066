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
const sentOf = new WeakMap<Packed<unknown>, () => object>()

/** Keeps `data` for the rendering of its page, which holds what `sent` makes of it. */
export function pack<T extends object>(data: T, sent: (data: T) => object = asItIs): Packed<T> {
  const packed: Packed<T> = { packed: true }
  unpackedOf.set(packed, data)
  sentOf.set(packed, () => sent(data))
  return packed
}

/** What the page holds of what a loader packed. */
export const sentData = (packed: Packed<object>): object | undefined => sentOf.get(packed)?.()

/**
 * What `load` gave, from the server or in the browser; the same object for the same loader data.
 *
 * @param brought makes it of what the page holds, where the loader packed it with `sent`
 */
export function unpacked<T extends object>(
  data: T | Packed<T>,
  brought: (sent: T) => T = asItIs,
): T {
  if (!('packed' in data)) return data
  if (!unpackedOf.has(data)) {
    const text = document.getElementById(PACKED_ID)?.textContent ?? ''
    unpackedOf.set(data, brought(JSON.parse(text)))
  }
  return unpackedOf.get(data) as T
}

function asItIs<T>(data: T): T {
  return data
}
