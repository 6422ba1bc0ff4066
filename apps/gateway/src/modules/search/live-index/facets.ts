import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { FacetCounts } from '@trassa/contracts/entities/facets'
import { type Bits, countBits, SLOTS_IN_WORD, slotsOf } from './bits.ts'
import type { Counted } from './field-column.ts'
import type { Segment } from './segment.ts'

/**
 * How many ads each value of each filter would leave, with all other filters as they are. A choice
 * replaces what its own field is narrowed by, and clears the fields that depend on it; of a field that
 * holds many values one more is asked for. Dictionaries below others are counted where their parent is
 * chosen: without it the answer would hold every model there is.
 */
export function countFacets(
  segment: Segment,
  filters: readonly Filter[],
  among?: Bits,
): { total: number; facets: FacetCounts } {
  const { form, columns } = segment
  const chosen = new Set(filters.map(({ key }) => key))
  const all = countedOf(segment.select(filters, among))
  const facets: FacetCounts = {}
  for (const field of filterFields(form)) {
    const count = columns.get(field.key)?.column.count
    if (!count || !isCounted(field, chosen)) continue
    const replaced = replacedBy(form, field)
    const others = filters.filter(({ key }) => !replaced.has(key))
    const counts = count(
      others.length === filters.length ? all : countedOf(segment.select(others, among)),
    )
    if (Object.keys(counts).length > 0) facets[field.key] = counts
  }
  return { total: all.total, facets }
}

/** Of a list that holds a greater share of all slots, it is quicker to intersect with each value's set. */
const FEW_SLOTS = 1 / 8

function countedOf(bits: Bits): Counted {
  const total = countBits(bits)
  const isFew = total < bits.length * SLOTS_IN_WORD * FEW_SLOTS
  return { bits, total, slots: isFew ? slotsOf(bits, total) : undefined }
}

function isCounted({ kind }: FilterField, chosen: ReadonlySet<string>): boolean {
  return kind.type !== 'dictionary' || !kind.dependsOn || chosen.has(kind.dependsOn)
}

/** The fields that a choice in `field` narrows anew: itself and all that depend on it. */
function replacedBy(form: FormDefinition, { key, kind }: FilterField): ReadonlySet<string> {
  if (kind.type === 'enumeration' && kind.many) return new Set()
  const replaced = new Set([key])
  // Parents stand before their children.
  for (const field of form.fields) {
    const { dependsOn } = field.kind.type === 'dictionary' ? field.kind : {}
    if (dependsOn && replaced.has(dependsOn)) replaced.add(field.key)
  }
  return replaced
}
