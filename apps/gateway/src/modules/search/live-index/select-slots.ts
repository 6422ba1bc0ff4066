import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter, ManyFilter } from '@trassa/catalog/engine/filters/filter'
import { dependencyOf } from './below-several.ts'
import { type Bitset, countBits, subtract } from './bitset.ts'
import type { FieldColumn } from './columns/field-column.ts'

type Columns = ReadonlyMap<string, { column: FieldColumn }>

/**
 * Removes from a set the slots that do not match all filters. Below several
 * chosen marks, chosen models narrow down their own mark only: Lada Granta and every Kia (decision 076).
 */
export function createSelect(form: FormDefinition, columns: Columns) {
  const { isBelowSeveral, parentOf } = dependencyOf(form)

  const matchingOf = (filter: ManyFilter, live: Bitset): Bitset => {
    const matching = live.slice()
    columns.get(filter.key)?.column.applyFilter(matching, filter)
    return matching
  }

  /** The values of the field above that slots with a chosen value have. */
  function parentsAmong(matching: Bitset, filter: ManyFilter): string[] {
    const parent = columns.get(parentOf(filter.key) ?? '')?.column
    const total = countBits(matching)
    return Object.keys(parent?.count?.({ bits: matching, total, slots: undefined }) ?? {})
  }

  /** Removes the other slots of those parents that have slots with a chosen value. */
  function narrowOwnParents(bits: Bitset, filter: ManyFilter, live: Bitset): void {
    const matching = matchingOf(filter, live)
    const values = parentsAmong(matching, filter)
    const ofParents = live.slice()
    columns
      .get(parentOf(filter.key) ?? '')
      ?.column.applyFilter(ofParents, { key: filter.key, op: 'many', values })
    subtract(ofParents, matching)
    subtract(bits, ofParents)
  }

  function select(bits: Bitset, filters: readonly Filter[], live: Bitset): void {
    // Ranges compare each slot: last, when few are left.
    for (const isRange of [false, true]) {
      for (const filter of filters) {
        if ((filter.op === 'range') !== isRange) continue
        if (filter.op === 'many' && isBelowSeveral(filter.key, filters)) {
          narrowOwnParents(bits, filter, live)
        } else columns.get(filter.key)?.column.applyFilter(bits, filter)
      }
    }
  }

  return {
    select,
    /** The values of the field above in which a filter below several values narrows down. */
    narrowedParents: (filter: ManyFilter, live: Bitset): ReadonlySet<string> =>
      new Set(parentsAmong(matchingOf(filter, live), filter)),
  }
}
