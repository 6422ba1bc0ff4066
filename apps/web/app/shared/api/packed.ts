/** What a server's loader hands over as one JSON text: React Router's own encoding of a list keeps a phone busy (docs/decisions/098). */
export interface Packed<T> {
  packed: string
  /** Never there: the type that the text has. */
  readonly of?: T
}

const unpackedOf = new WeakMap<Packed<unknown>, unknown>()

/** What `load` gave, from the server or in the browser; the same object for the same loader data. */
export function unpacked<T extends object>(data: T | Packed<T>): T {
  if (!('packed' in data)) return data
  if (!unpackedOf.has(data)) unpackedOf.set(data, JSON.parse(data.packed))
  return unpackedOf.get(data) as T
}
