/** Sentences that people write of one sort of vehicle; all lists have several. */
export interface Phrases {
  /** Its state: nearly new, in its years, old, damaged. */
  fresh: readonly string[]
  good: readonly string[]
  old: readonly string[]
  broken: readonly string[]
  /** How it was looked after. */
  care: readonly string[]
  /** What it did until now. */
  life: readonly string[]
  /** What goes with it or was done, as items of a list: without a capital and a full stop. */
  extras: readonly string[]
  reasons: readonly string[]
  closings: readonly string[]
  /** What a company offers, as items of a list. */
  terms: readonly string[]
}
