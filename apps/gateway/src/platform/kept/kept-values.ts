import { LRUCache } from 'lru-cache'
import { createFills, type IsDropped } from './fills.ts'
import { createKeptFigures } from './kept-figures.ts'

/** What is kept until something that it is made from changes. */
export interface KeptValue {
  /** What it shares with other values that change together: the id of a seller. */
  group: string
  /** From when on it is another one, in milliseconds; `Infinity` where time alone changes nothing. */
  validUntil: number
  /** Bytes. */
  size: number
}

/** Reads the values of these keys; those that do not exist are absent. */
type Load<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>

/** Objects, keys and their places in the maps, beside the bytes of a value. */
const OVERHEAD = 500

/** Values that were dropped while they were read are read again, so many times in all. */
const ATTEMPTS = 3

export type KeptValues<Value extends KeptValue> = ReturnType<typeof createKeptValues<Value>>

/**
 * Values in memory by key, loaded on demand and dropped by what tells of changes. What was being loaded when it was dropped
 * may be from before the change: it is not kept, and loaded again for the request that waits for it.
 *
 * @param maxBytes of the values together; those not asked for longest go first
 * @param figures learn what is kept and given
 */
export function createKeptValues<Value extends KeptValue>(
  maxBytes: number,
  figures = createKeptFigures(),
) {
  const groups = new Map<string, Set<string>>()
  const kept = new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size + OVERHEAD,
    dispose: ({ group }, key) => leave(group, key),
  })
  const fills = createFills<Map<string, Value | null>>()

  function leave(group: string, key: string): void {
    const members = groups.get(group)
    members?.delete(key)
    if (members?.size === 0) groups.delete(group)
  }

  function keep(key: string, value: Value): void {
    kept.set(key, value)
    figures.bytes = kept.calculatedSize
    if (!kept.has(key)) return
    figures.fills += 1
    const members = groups.get(value.group)
    if (members) members.add(key)
    else groups.set(value.group, new Set([key]))
  }

  function get(key: string): Value | undefined {
    const value = kept.get(key)
    return value && value.validUntil > Date.now() ? value : undefined
  }

  /** Keeps what was loaded, unless it was dropped meanwhile. @returns that, with `null` for what does not exist */
  function settle(
    keys: readonly string[],
    loaded: ReadonlyMap<string, Value>,
    isDropped: IsDropped,
  ): Map<string, Value | null> {
    const current = new Map<string, Value | null>()
    for (const key of keys) {
      const value = loaded.get(key)
      if (isDropped(key, value?.group)) continue
      current.set(key, value ?? null)
      if (value) keep(key, value)
    }
    return current
  }

  /** The values, as far as they are kept or were just loaded; the keys of the others. */
  function collect(keys: readonly string[], loaded?: ReadonlyMap<string, Value | null>) {
    const values = new Map<string, Value>()
    const missing: string[] = []
    for (const key of keys) {
      const value = get(key) ?? loaded?.get(key)
      if (value) values.set(key, value)
      else if (value === undefined) missing.push(key)
    }
    return { values, missing }
  }

  const fill = (keys: readonly string[], load: Load<Value>) =>
    fills.run(keys, async (isDropped) => settle(keys, await load(keys), isDropped))

  return {
    /**
     * The values of these keys; those that do not exist are absent. None is older than the last change that was told, but for
     * one that changes again and again while it is read: that one is as old as the beginning of its last reading.
     */
    async read(keys: readonly string[], load: Load<Value>): Promise<ReadonlyMap<string, Value>> {
      const before = fills.begun()
      let { values, missing } = collect(keys)
      figures.hits += values.size
      const others = fills.ends(missing)
      if (others) {
        await others
        ;({ values, missing } = collect(keys))
      }
      for (let attempt = 0; missing.length > 0; attempt++) {
        if (attempt === ATTEMPTS) return load(keys)
        // Of those who have waited one reads for all: what began after they came is theirs, its failure, too.
        const found = await (fills.sharedBy(missing, before) ?? fill(missing, load))
        ;({ values, missing } = collect(keys, found))
      }
      return values
    },

    drop(key: string): void {
      kept.delete(key)
      figures.bytes = kept.calculatedSize
      fills.drop(key)
    },

    /** @param isAffected by default all values of the group are; what is being read is dropped whatever it will be */
    dropGroup(group: string, isAffected: (value: Value) => boolean = () => true): void {
      for (const key of groups.get(group) ?? []) {
        const value = kept.peek(key)
        if (!value || isAffected(value)) kept.delete(key)
      }
      figures.bytes = kept.calculatedSize
      fills.dropGroup(group)
    },

    clear(): void {
      kept.clear()
      figures.bytes = 0
      fills.dropAll()
    },
  }
}
