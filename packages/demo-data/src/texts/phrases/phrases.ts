/** The sentences that texts of one kind of vehicle are made from; each list has several. */
export interface Phrases {
  /** Its condition: nearly new, average for its age, old, damaged. */
  fresh: readonly string[]
  good: readonly string[]
  old: readonly string[]
  broken: readonly string[]
  /** How it was maintained. */
  care: readonly string[]
  /** How it was used. */
  life: readonly string[]
  /** What is included or was repaired, as list items: without a capital letter and a full stop. */
  extras: readonly string[]
  reasons: readonly string[]
  closings: readonly string[]
  /** What a company offers, as list items. */
  terms: readonly string[]
}
