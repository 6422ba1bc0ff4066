import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter, ManyFilter } from '@trassa/catalog/engine/filters/filter'
import { dependencyOf } from './below-several.ts'
import { type FieldColumn, selectAll } from './columns/field-column.ts'
import { type LiveSlots, selectionOf } from './columns/selection.ts'
import type { Arena, Block } from './memory/arena.ts'
import type { Scratch } from './memory/scratch.ts'

interface Selected {
  arena: Arena
  scratch: Scratch
  columns: ReadonlyMap<string, { column: FieldColumn }>
  live: () => LiveSlots
}

/**
 * Finds the slots that match filters. Below several chosen marks, chosen models narrow down their own mark only:
 * Lada Granta and every Kia (decision 076).
 */
export function createSelect(form: FormDefinition, { arena, scratch, columns, live }: Selected) {
  const { isBelowSeveral, parentOf } = dependencyOf(form)
  const columnOf = (key: string | undefined) => columns.get(key ?? '')?.column

  /** The live slots with a chosen value. */
  function takeMatching(filter: ManyFilter, take: () => Block): Block {
    const matching = take()
    columnOf(filter.key)?.select(matching, filter)
    arena.intersect(matching, live().bits)
    return matching
  }

  /** The values of the field above that slots with a chosen value have. */
  function parentsAmong(filter: ManyFilter, matching: Block, take: () => Block): string[] {
    const parents: string[] = []
    const selection = selectionOf({ arena, take }, matching, live())
    columnOf(parentOf(filter.key))?.count?.(selection, (value) => parents.push(value))
    return parents
  }

  /** All slots but the others of those parents that have slots with a chosen value. */
  function selectBelowSeveral(bits: Block, filter: ManyFilter): void {
    scratch.use((take) => {
      const matching = takeMatching(filter, take)
      const values = parentsAmong(filter, matching, take)
      const ofParents = take()
      columnOf(parentOf(filter.key))?.select(ofParents, { key: filter.key, op: 'many', values })
      arena.subtract(ofParents, matching)
      selectAll(bits)
      arena.subtract(bits, ofParents)
    })
  }

  return {
    /** Makes `bits` the slots that match one of several filters; free slots may be among them. */
    select: (bits: Block, filter: Filter, among: readonly Filter[]): void => {
      const column = columnOf(filter.key)
      if (!column) selectAll(bits)
      else if (filter.op === 'many' && isBelowSeveral(filter.key, among)) {
        selectBelowSeveral(bits, filter)
      } else column.select(bits, filter)
    },
    /** The values of the field above in which a filter below several values narrows down. */
    narrowedParents: (filter: ManyFilter): ReadonlySet<string> =>
      scratch.use((take) => new Set(parentsAmong(filter, takeMatching(filter, take), take))),
  }
}
