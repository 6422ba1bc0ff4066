/** What a list is narrowed by. Keys are those of `filterFields(form)`; values are of that field's kind. */
export type Filter = ExactFilter | ManyFilter | RangeFilter

export interface ExactFilter {
  key: string
  op: 'exact'
  value: string | number | boolean
}

/** Any of the values; for a field that itself holds many values, all of them. Sorted, without repeats. */
export interface ManyFilter {
  key: string
  op: 'many'
  values: (string | number)[]
}

/** Both ends included; at least one of them is there. */
export interface RangeFilter {
  key: string
  op: 'range'
  from?: number
  to?: number
}
