import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter, ManyFilter } from '@trassa/catalog/engine/filters/filter'
import { dependencyOf } from './below-several.ts'
import { type Bitset, countBits, subtract } from './bitset.ts'
import type { FieldColumn } from './field-column.ts'

type Columns = ReadonlyMap<string, { column: FieldColumn }>

/**
 * Makes the function that removes from a set the slots that do not match all filters. Below several
 * chosen marks, chosen models narrow down their own mark only: Lada Granta and every Kia (decision 076).
 */
export function createSelect(form: FormDefinition, columns: Columns) {
  const { isBelowSeveral, parentOf } = dependencyOf(form)

  /** Removes the other slots of those parents that have slots with a chosen value. */
  function narrowOwnParents(bits: Bitset, filter: ManyFilter, live: Bitset): void {
    const parent = columns.get(parentOf(filter.key) ?? '')?.column
    const matching = live.slice()
    columns.get(filter.key)?.column.applyFilter(matching, filter)
    const total = countBits(matching)
    const counts = parent?.count?.({ bits: matching, total, slots: undefined }) ?? {}
    const ofParents = live.slice()
    parent?.applyFilter(ofParents, { key: filter.key, op: 'many', values: Object.keys(counts) })
    subtract(ofParents, matching)
    subtract(bits, ofParents)
  }

  return (bits: Bitset, filters: readonly Filter[], live: Bitset): void => {
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
}
