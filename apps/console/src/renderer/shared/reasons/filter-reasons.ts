import { otherLayout } from '@trassa/catalog/names/keyboard-layout'
import type { ReasonChoice } from './reason-choices.ts'

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')

/** Whether each typed word begins a word of the reason. */
const fits = ({ label, words }: ReasonChoice, typed: readonly string[]): boolean => {
  const own = wordsOf(`${label} ${words}`)
  return typed.every((start) => own.some((word) => word.startsWith(start)))
}

/**
 * The reasons that have all the typed words, in any order; those whose label has them come first. If none fits, those
 * that the same keys find in the other keyboard layout: `ajnj` is «фото».
 */
export function filterReasons(reasons: readonly ReasonChoice[], query: string): ReasonChoice[] {
  const found = fitting(reasons, wordsOf(query))
  // Before it is split into words: keys of Russian letters write punctuation in the Latin layout.
  return found.length > 0
    ? found
    : fitting(reasons, wordsOf(otherLayout(query.toLocaleLowerCase('ru'))))
}

function fitting(reasons: readonly ReasonChoice[], typed: readonly string[]): ReasonChoice[] {
  const found = reasons.filter((reason) => fits(reason, typed))
  const byLabel = (reason: ReasonChoice) => fits({ ...reason, words: '' }, typed)
  return [...found.filter(byLabel), ...found.filter((reason) => !byLabel(reason))]
}
