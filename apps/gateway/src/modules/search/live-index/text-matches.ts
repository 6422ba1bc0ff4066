import { type Bitset, clearBit, setBit, withRoom } from './bitset.ts'
import type { Segment } from './segment.ts'

/** Texts cached for a segment: each costs a bit for every slot. */
const CACHED_TEXTS = 100
/** Up to so many changed ads only they are searched again; with more, all are. */
const FEW_CHANGES = 200
/** Length of the log of changed slots; a text that is older than the log is searched again. */
const REMEMBERED = 5000

/** Finds live ads of the segment's type that hold a text: all, or those among `ids`. */
export type FindText = (ids?: string[]) => Promise<number[]>

interface CachedText {
  bits: Bitset
  /** The number of changes that it includes. */
  asOf: number
}

export type TextMatches = ReturnType<typeof createTextMatches>

/**
 * A cache of the slots of a segment that hold a text. PostgreSQL finds them once; repeated requests,
 * with other filters or for further pages, only search the ads that have changed since.
 */
export function createTextMatches(segment: Segment) {
  const cached = new Map<string, CachedText>()
  let changes: number[] = []
  /** The number of changes before the log. */
  let forgotten = 0
  const now = () => forgotten + changes.length

  segment.onUpsert.push((slot) => {
    changes.push(slot)
    if (changes.length < 2 * REMEMBERED) return
    changes = changes.slice(REMEMBERED)
    forgotten += REMEMBERED
  })
  segment.onFree.push((slot) => {
    for (const { bits } of cached.values()) clearBit(bits, slot)
  })

  /** Sets the bits of ads that are still there. */
  function mark(entry: CachedText, ids: number[]): void {
    entry.bits = withRoom(entry.bits, segment.capacity)
    for (const id of ids) {
      const slot = segment.slotOf(id)
      if (slot !== undefined) setBit(entry.bits, slot)
    }
  }

  async function findAll(find: FindText): Promise<CachedText> {
    const entry = { bits: new Uint32Array(), asOf: now() }
    mark(entry, await find())
    return entry
  }

  async function findAmongChanged(entry: CachedText, find: FindText): Promise<void> {
    const changed = new Set(changes.slice(entry.asOf - forgotten))
    const asOf = now()
    const ids = await find([...changed].map(segment.idAt))
    for (const slot of changed) clearBit(entry.bits, slot)
    mark(entry, ids)
    entry.asOf = asOf
  }

  return async (text: string, find: FindText): Promise<Bitset> => {
    let entry = cached.get(text)
    const age = entry ? now() - entry.asOf : 0
    if (!entry || entry.asOf < forgotten || age > FEW_CHANGES) entry = await findAll(find)
    else if (age > 0) await findAmongChanged(entry, find)
    cached.delete(text)
    cached.set(text, entry)
    for (const oldest of cached.keys()) {
      if (cached.size <= CACHED_TEXTS) break
      cached.delete(oldest)
    }
    return entry.bits
  }
}
