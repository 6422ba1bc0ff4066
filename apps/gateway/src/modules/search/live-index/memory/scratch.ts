import type { Arena, Block } from './arena.ts'

export type Scratch = ReturnType<typeof createScratch>

/** Sets for computations that end before anything else runs; their blocks are used again by the next one. */
export function createScratch(arena: Arena) {
  let blocks: Block[] = []
  let slots = 0
  let taken = 0
  return {
    /** Makes room for so many slots in every set that is taken from now on. */
    grow: (capacity: number): void => {
      for (const block of blocks) arena.giveBack(block)
      blocks = []
      slots = capacity
    },
    /** Runs `work`; the sets that it takes, with anything in them, are free afterwards. */
    use: <T>(work: (take: () => Block) => T): T => {
      const before = taken
      try {
        return work(() => (blocks[taken++] ??= arena.bitset(slots)))
      } finally {
        taken = before
      }
    },
  }
}
