import { setBit } from '../bitset.ts'
import { type CodeArray, codeArray } from './code-array.ts'
import { createCodeTable, NO_VALUE } from './code-table.ts'
import { chosenIn } from './encoded-column.ts'
import { type FieldColumn, selectAll } from './field-column.ts'

/**
 * A short text in each slot, compared without regard to case. Nearly each differs, so that lists of slots would cost
 * more than the texts: a filter compares the codes of all slots. A text that no slot has is forgotten.
 */
export function textColumn(): FieldColumn {
  const table = createCodeTable()
  /** How many slots have each code. */
  const uses: number[] = []
  let capacity = 0
  let codeBySlot: CodeArray = new Uint16Array()

  return {
    grow: (slots) => {
      capacity = slots
      codeBySlot = codeArray(codeBySlot, slots, 0)
    },
    set: (slot, value) => {
      const before = codeBySlot[slot] ?? NO_VALUE
      const code = table.addCode(value)
      if (code === before) return
      codeBySlot =
        code < 2 ** (8 * codeBySlot.BYTES_PER_ELEMENT)
          ? codeBySlot
          : codeArray(codeBySlot, capacity, code)
      codeBySlot[slot] = code
      uses[code] = (uses[code] ?? 0) + 1
      uses[before] = (uses[before] ?? 0) - 1
      if (before !== NO_VALUE && uses[before] === 0) table.release(before)
    },
    at: (slot) => {
      const code = codeBySlot[slot] ?? NO_VALUE
      return code === NO_VALUE ? undefined : table.names[code]
    },
    select: (bits, filter) => {
      if (filter.op === 'range') return selectAll(bits)
      bits.fill(0)
      const wanted = new Set(chosenIn(filter).map(table.codeOf))
      wanted.delete(NO_VALUE)
      for (const code of wanted) {
        for (let slot = codeBySlot.indexOf(code); slot !== -1; ) {
          setBit(bits, slot)
          slot = codeBySlot.indexOf(code, slot + 1)
        }
      }
    },
  }
}
