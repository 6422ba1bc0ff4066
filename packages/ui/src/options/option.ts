/** The options of a list that fit what is typed, the best first; all of them for an empty text. */
export type RankOptions = <T extends Pick<Option, 'label' | 'names'>>(
  options: readonly T[],
  typed: string,
) => readonly T[]

/** One option of every select, combobox and checkbox list of this package. */
export interface Option<Value extends string | number = string> {
  value: Value
  label: string
  /** Secondary text beside the label: a region, a number of ads. */
  hint?: string
  /** Other names by which it is found: a mark's name as people say it. */
  names?: readonly string[] | undefined
  disabled?: boolean
  /** Its heading, in lists with headings. */
  group?: string | undefined
}
