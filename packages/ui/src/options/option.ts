/** One option of every select, combobox and checkbox list of this package. */
export interface Option<Value extends string | number = string> {
  value: Value
  label: string
  /** Secondary text beside the label: a region, a number of ads. */
  hint?: string
  disabled?: boolean
  /** Its heading, in lists with headings. */
  group?: string | undefined
}
