import { type Bits, clearBit, setBit, withRoom } from './bits.ts'
import type { Segment } from './segment.ts'

/** Texts kept for a segment: each costs a bit for every slot. */
const KEPT_TEXTS = 100
/** So many changed ads are asked about one by one; after more, all are found anew. */
const FEW_CHANGES = 200
/** Changed slots that are remembered; a text that is older than these is found anew. */
const REMEMBERED = 5000

/** Finds live ads of the segment's type that hold a text: all, or those among `ids`. */
export type FindText = (ids?: string[]) => Promise<number[]>

interface Kept {
  bits: Bits
  /** How many changes had happened when it was last brought up to date. */
  asOf: number
}

export type TextMatches = ReturnType<typeof createTextMatches>

/**
 * Which slots of a segment hold a text. PostgreSQL finds them, once: people ask for the same words
 * again, with other filters and for further pages, and then only changed ads are looked at.
 */
export function createTextMatches(segment: Segment) {
  const kept = new Map<string, Kept>()
  let changes: number[] = []
  /** Changes before the first remembered one. */
  let forgotten = 0
  const now = () => forgotten + changes.length

  segment.onPut.push((slot) => {
    changes.push(slot)
    if (changes.length < 2 * REMEMBERED) return
    changes = changes.slice(REMEMBERED)
    forgotten += REMEMBERED
  })
  segment.onFree.push((slot) => {
    for (const { bits } of kept.values()) clearBit(bits, slot)
  })

  /** Sets the bits of ads that are still there. */
  function mark(entry: Kept, ids: number[]): void {
    entry.bits = withRoom(entry.bits, segment.capacity)
    for (const id of ids) {
      const slot = segment.slotOf(id)
      if (slot !== undefined) setBit(entry.bits, slot)
    }
  }

  async function findAll(find: FindText): Promise<Kept> {
    const entry = { bits: new Uint32Array(), asOf: now() }
    mark(entry, await find())
    return entry
  }

  async function findAmongChanged(entry: Kept, find: FindText): Promise<void> {
    const changed = new Set(changes.slice(entry.asOf - forgotten))
    const asOf = now()
    const ids = await find([...changed].map(segment.idAt))
    for (const slot of changed) clearBit(entry.bits, slot)
    mark(entry, ids)
    entry.asOf = asOf
  }

  return async (text: string, find: FindText): Promise<Bits> => {
    let entry = kept.get(text)
    const age = entry ? now() - entry.asOf : 0
    if (!entry || entry.asOf < forgotten || age > FEW_CHANGES) entry = await findAll(find)
    else if (age > 0) await findAmongChanged(entry, find)
    kept.delete(text)
    kept.set(text, entry)
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_TEXTS) break
      kept.delete(oldest)
    }
    return entry.bits
  }
}
