import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { type LiveRow, readerOf } from '../live-index/live-row.ts'

/** How far a number may be from the ad's own: a share of it, and at least so much. */
export interface Band {
  share?: number
  least?: number
}

/** Filters for ads that have what an ad has. */
export type SubjectFilters = ReturnType<typeof subjectFilters>

/**
 * Makes filters of an ad's own values. A field that the form does not filter by or that the ad leaves empty
 * gives none, so that one list of keys serves the forms of all types.
 */
export function subjectFilters(form: FormDefinition, row: LiveRow) {
  const fields = new Map(
    filterFields(form).map((field) => [field.key, { field, value: readerOf(field)?.(row) }]),
  )

  return {
    has: (key: string): boolean => fields.get(key)?.value != null,

    /** Ads with the same value of each of these fields. */
    same: (keys: readonly string[]): Filter[] =>
      keys.flatMap((key): Filter[] => {
        const { field, value } = fields.get(key) ?? {}
        if (typeof value !== 'string' && typeof value !== 'number') return []
        if (field?.filter === 'many') return [{ key, op: 'many', values: [value] }]
        if (field?.filter === 'exact') return [{ key, op: 'exact', value }]
        return typeof value === 'number' ? [{ key, op: 'range', from: value, to: value }] : []
      }),

    /** Ads with nearly the same number, in whole units. */
    near: (key: string, { share = 0, least = 0 }: Band): Filter[] => {
      const { field, value } = fields.get(key) ?? {}
      if (typeof value !== 'number' || field?.filter !== 'range') return []
      const distance = Math.max(value * share, least)
      const from = Math.max(0, Math.round(value - distance))
      return [{ key, op: 'range', from, to: Math.round(value + distance) }]
    },
  }
}
