import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { FacetCounts } from '@trassa/contracts/entities/facets'
import { type Bitset, countBits, SLOTS_IN_WORD, slotsOf } from './bitset.ts'
import type { Selection } from './columns/field-column.ts'
import type { Segment } from './segment.ts'

/**
 * How many ads each value of each filter would select, with all other filters unchanged. Choosing a
 * value replaces the filter of its own field and clears the fields that depend on it; of a field with
 * several values it adds one. A dependent dictionary is counted only under a chosen parent: otherwise the
 * answer would contain every model.
 */
export function countFacets(
  segment: Segment,
  filters: readonly Filter[],
  among?: Bitset,
): { total: number; facets: FacetCounts } {
  const { form, columns } = segment
  const chosen = new Set(filters.map(({ key }) => key))
  const all = selectionOf(segment.select(filters, among))
  const facets: FacetCounts = {}
  for (const field of filterFields(form)) {
    const count = columns.get(field.key)?.column.count
    if (!count || !isCounted(field, chosen)) continue
    const replaced = replacedBy(form, field)
    const others = filters.filter(({ key }) => !replaced.has(key))
    const counts = count(
      others.length === filters.length ? all : selectionOf(segment.select(others, among)),
    )
    if (Object.keys(counts).length > 0) facets[field.key] = counts
  }
  return { total: all.total, facets }
}

/** Above this share of all slots, intersecting with each value's set is faster than a scan. */
const FEW_SLOTS = 1 / 8

function selectionOf(bits: Bitset): Selection {
  const total = countBits(bits)
  const isFew = total < bits.length * SLOTS_IN_WORD * FEW_SLOTS
  return { bits, total, slots: isFew ? slotsOf(bits, total) : undefined }
}

function isCounted({ kind }: FilterField, chosen: ReadonlySet<string>): boolean {
  return kind.type !== 'dictionary' || !kind.dependsOn || chosen.has(kind.dependsOn)
}

/** The fields whose filters a choice in `field` replaces: itself and all that depend on it. */
function replacedBy(form: FormDefinition, { key, kind }: FilterField): ReadonlySet<string> {
  if (kind.type === 'enumeration' && kind.many) return new Set()
  const replaced = new Set([key])
  // Parents precede their children.
  for (const field of form.fields) {
    const { dependsOn } = field.kind.type === 'dictionary' ? field.kind : {}
    if (dependsOn && replaced.has(dependsOn)) replaced.add(field.key)
  }
  return replaced
}
