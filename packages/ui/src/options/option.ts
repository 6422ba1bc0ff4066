/** One option of every select, combobox and checkbox list of this package. */
export interface Option<Value extends string | number = string> {
  value: Value
  label: string
  /** Secondary text beside the label: a region, a number of ads. */
  hint?: string
  /** Further words by which it is found, separated by spaces: a mark's name as people say it. */
  keywords?: string | undefined
  disabled?: boolean
  /** Its heading, in lists with headings. */
  group?: string | undefined
}
