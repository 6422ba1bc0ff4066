import { z } from 'zod'
import { attemptWrite } from '../lib/attempt-write.ts'
import type { ConsoleFile } from '../lib/console-file.ts'
import type { WindowBounds } from './window-bounds.ts'

/** More windows than this share the last place. */
const MOST = 8
const KEY = 'windows'

const storedSchema = z
  .object({
    /** Bounds by place; `boundsFrom` checks them. */
    bounds: z.array(z.unknown()).max(MOST),
    /** The place of the window that was active last: the next start opens it. */
    last: z
      .int()
      .min(0)
      .max(MOST - 1),
  })
  .catch({ bounds: [], last: 0 })

export interface WindowSlots {
  /** The place for a new window: the one active last for the first window, else the lowest free one. */
  take: () => number
  boundsOf: (slot: number) => unknown
  activate: (slot: number) => void
  keep: (slot: number, bounds: WindowBounds) => void
  release: (slot: number) => void
}

/** Where the first, second, … window stood: each opens at its own place again. */
export function createWindowSlots(file: Pick<ConsoleFile, 'get' | 'set'>): WindowSlots {
  const taken = new Set<number>()
  const read = () => storedSchema.parse(file.get(KEY))
  const write = (next: z.infer<typeof storedSchema>) =>
    attemptWrite('windows', () => file.set(KEY, next))
  return {
    take() {
      const free = Array.from({ length: MOST }, (_, slot) => slot).find((slot) => !taken.has(slot))
      const slot = taken.size === 0 ? read().last : (free ?? MOST - 1)
      taken.add(slot)
      return slot
    },
    boundsOf: (slot) => read().bounds[slot],
    activate(slot) {
      const stored = read()
      if (stored.last !== slot) write({ ...stored, last: slot })
    },
    keep(slot, bounds) {
      const stored = read()
      // A hole in an array is null in the file, which is no place of a window.
      const all = Array.from(
        { length: Math.max(stored.bounds.length, slot + 1) },
        (_, each) => stored.bounds[each] ?? null,
      )
      write({ ...stored, bounds: all.with(slot, bounds) })
    },
    release: (slot) => void taken.delete(slot),
  }
}
