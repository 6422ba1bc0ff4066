import { rankOptions } from '@trassa/catalog/names/rank-options'
import type { Choice } from '../filter-choice.ts'

/** The choices that fit what is sought, the best first (`rankOptions`); those of a group that contains it come last. */
export const matching = (choices: readonly Choice[], sought: string): readonly Choice[] =>
  rankOptions(
    choices.map((choice) => ({ ...choice, context: choice.group })),
    sought,
  )
