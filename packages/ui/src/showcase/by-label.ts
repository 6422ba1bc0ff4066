import type { RankOptions } from '../options/option.ts'

/** The simplest ranking: options whose label has the typed text. */
export const byLabel: RankOptions = (options, typed) =>
  options.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))
