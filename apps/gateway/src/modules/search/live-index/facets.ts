import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { FacetCounts } from '@trassa/contracts/entities/facets'
import type { Bitset } from './bitset.ts'
import type { Selection } from './columns/selection.ts'
import type { Segment } from './segment.ts'

type FacetVisitor = (key: string, value: string, total: number) => void

/**
 * How many ads each value of each filter would select, with all other filters unchanged. Choosing a
 * value replaces the filter of its own field and clears the fields that depend on it; of a field with
 * several values it adds one. A dependent dictionary is counted only under a chosen parent: otherwise the
 * answer would contain every model.
 *
 * @returns how many ads match all filters
 */
function visitFacets(
  segment: Segment,
  { filters, among }: { filters: readonly Filter[]; among?: Bitset | undefined },
  visit: FacetVisitor,
): number {
  const { form, columns } = segment
  const chosen = new Set(filters.map(({ key }) => key))
  return segment.withSelections({ filters, among }, (select) => {
    /** By the keys of their filters. */
    const selections = new Map<string, Selection>()
    const selectionFor = (kept: readonly Filter[]): Selection => {
      const name = kept.map(({ key }) => key).join()
      const known = selections.get(name) ?? select(kept)
      selections.set(name, known)
      return known
    }
    const all = selectionFor(filters)
    for (const field of filterFields(form)) {
      const count = columns.get(field.key)?.column.count
      if (!count || !isCounted(field, chosen)) continue
      const replaced = replacedBy(form, field)
      const kept = filters.filter(({ key }) => !replaced.has(key))
      count(selectionFor(kept), (value, total) => visit(field.key, value, total))
    }
    return all.total
  })
}

/** See `visitFacets`. */
export function countFacets(
  segment: Segment,
  filters: readonly Filter[],
  among?: Bitset,
): { total: number; facets: FacetCounts } {
  const facets: FacetCounts = {}
  const total = visitFacets(segment, { filters, among }, (key, value, count) => {
    const counts = facets[key] ?? {}
    counts[value] = count
    facets[key] = counts
  })
  return { total, facets }
}

function isCounted({ kind }: FilterField, chosen: ReadonlySet<string>): boolean {
  return kind.type !== 'dictionary' || !kind.dependsOn || chosen.has(kind.dependsOn)
}

/** The sets of filters that the counts of a form's fields leave out, each once. */
export function replacedFilters(form: FormDefinition): ReadonlySet<string>[] {
  const sets = filterFields(form).map((field) => replacedBy(form, field))
  return [...new Map(sets.map((set) => [[...set].join(), set])).values()]
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
