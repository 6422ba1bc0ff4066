import type { SuffixDictionary } from './suffix-dictionary.ts'

const ALPHABET = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
/** Words of other alphabets, numbers and codes are not Russian, and are left alone. */
const RUSSIAN = /^[а-яё]+(?:-[а-яё]+)*$/i
const MOST_SUGGESTIONS = 5

export interface Speller {
  isCorrect: (word: string) => boolean
  /** The likeliest spellings that are one letter away. */
  suggest: (word: string) => string[]
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Every text that one added, missing, wrong or exchanged letter makes of a word; the likeliest kinds come first. */
function* neighbours(word: string): Generator<string> {
  const at = (index: number) => [word.slice(0, index), word.slice(index)] as const
  for (let index = 0; index < word.length - 1; index++) {
    const [head, tail] = at(index)
    yield head + tail.charAt(1) + tail.charAt(0) + tail.slice(2)
  }
  for (let index = 0; index < word.length; index++) {
    const [head, tail] = at(index)
    for (const letter of ALPHABET) yield head + letter + tail.slice(1)
  }
  for (let index = 0; index < word.length; index++) {
    const [head, tail] = at(index)
    yield head + tail.slice(1)
  }
  for (let index = 0; index <= word.length; index++) {
    const [head, tail] = at(index)
    for (const letter of ALPHABET) yield head + letter + tail
  }
  for (let index = 2; index < word.length - 1; index++) yield at(index).join(' ')
}

/** Checks Russian words by a dictionary and by the person's own words. */
export function createSpeller(
  dictionary: SuffixDictionary,
  isOwnWord: (word: string) => boolean,
): Speller {
  // ё is written as е in most texts; the dictionary has both, but not in every form.
  const isKnown = (word: string) =>
    dictionary.has(word) || (word.includes('ё') && dictionary.has(word.replaceAll('ё', 'е')))

  function isCorrect(word: string): boolean {
    if (!RUSSIAN.test(word) || isOwnWord(word.toLowerCase())) return true
    const lower = word.toLowerCase()
    const spellings = [word, lower, capitalized(lower)]
    if (spellings.some(isKnown)) return true
    return word.includes('-') && word.split('-').every(isCorrect)
  }

  return {
    isCorrect,
    suggest(word) {
      const isCapital = word !== word.toLowerCase()
      const found = new Set<string>()
      for (const candidate of neighbours(word.toLowerCase())) {
        if (found.size === MOST_SUGGESTIONS) break
        if (candidate.split(' ').every((part) => part.length > 1 && isKnown(part))) {
          found.add(isCapital ? capitalized(candidate) : candidate)
        }
      }
      return [...found]
    },
  }
}
