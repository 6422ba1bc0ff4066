/** One filter of a list. Keys are those of `filterFields(form)`; values are of that field's kind. */
export type Filter = ExactFilter | ManyFilter | RangeFilter

export interface ExactFilter {
  key: string
  op: 'exact'
  value: string | number | boolean
}

/** Any of the values; for a field with `many`, all of them. Sorted and unique. */
export interface ManyFilter {
  key: string
  op: 'many'
  values: (string | number)[]
}

/** Bounds are inclusive; at least one is present. */
export interface RangeFilter {
  key: string
  op: 'range'
  from?: number
  to?: number
}
