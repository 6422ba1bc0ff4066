/** One thing to choose, in every list of this package. */
export interface Option<Value extends string | number = string> {
  value: Value
  label: string
  /** A quieter word beside it: a region, a number of ads. */
  hint?: string
  disabled?: boolean
  /** The heading that it stands under, in lists that show headings. */
  group?: string | undefined
}
