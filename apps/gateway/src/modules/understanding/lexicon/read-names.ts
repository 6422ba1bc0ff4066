import { plainSpelling, spellingKey, visitTokens } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import type { NamedRow } from './lexicon-source.ts'
import { hasVariants, inBothAlphabets, nameVariants } from './name-variants.ts'
import { codeOf, kindOf, ROLE, type Spellings } from './spellings.ts'

/** What names are read into. */
interface Collected {
  spellings: Spellings
  /** By the stems of Russian names of one word. */
  inflected: Spellings
  words: { add: (word: string) => void }
}

export type Level = 'marks' | 'models' | 'generations' | 'places'

const RUSSIAN_WORD = /^[а-я]{4,}$/
const SHORTEST_END = 3

/** The same model has variants whose number goes on: `82.1` and `82Л` are an `82`, `320D` is a `320`, `5440В9` a `5440`. */
const VARIANT = /(?<=\d)(?:\.\d|[А-Я]|(?<=\d{3})[A-ZА-Я]{1,2}\d{0,2})$/
const variantKey = (name: string): string =>
  VARIANT.test(name) ? spellingKey(name.replace(VARIANT, '')) : ''

/** Reads names, each once: that takes most of the time of making a lexicon. */
export function createNameReader({ spellings, inflected, words }: Collected) {
  // Of the name that is being read: kept here, so that nothing is made for each of a hundred thousand.
  let key = ''
  /** Where the tokens after the first begin in the key that an end may begin with. */
  let ends: number[] = []
  const addToken = (text: string, tokenKey: string, isNumber: boolean): void => {
    if (!isNumber) words.add(text)
    if (key !== '' && tokenKey.length >= SHORTEST_END) ends.push(key.length)
    key += tokenKey
  }
  function read(plain: string): string {
    key = ''
    if (ends.length > 0) ends = []
    visitTokens(plain, addToken)
    return key
  }

  function addOwn(plain: string, code: number, later: string[]): void {
    const whole = read(plain)
    spellings.add(whole, code + ROLE.own)
    for (const at of ends) later.push(whole.slice(at))
  }
  function addInflected(plain: string, code: number): void {
    if (RUSSIAN_WORD.test(plain) && kindOf(code) !== 'generations')
      inflected.add(stem(plain), code + ROLE.other)
  }

  function addOwnNames(name: string, code: number, later: string[]): void {
    const plain = plainSpelling(name)
    addOwn(plain, code, later)
    addInflected(plain, code)
    if (!hasVariants(name)) return
    for (const variant of nameVariants(name)) addOwn(plainSpelling(variant), code, later)
  }

  function addRow(level: Level, { name, nameRu, others }: NamedRow, place: number): void {
    const code = codeOf(level, place)
    const later: string[] = []
    addOwnNames(name, code, later)
    if (nameRu && nameRu !== name) {
      addOwnNames(nameRu, code, later)
      // The Russian name of a place is declined: "в Нижнем Новгороде".
      const mixed = level === 'places' ? undefined : inBothAlphabets(name, nameRu)
      if (mixed) addOwn(plainSpelling(mixed), code, later)
    }
    const variant = level === 'models' ? variantKey(name) : ''
    if (others) {
      for (const other of others) {
        const plain = plainSpelling(other)
        const otherKey = read(plain)
        spellings.add(otherKey, code + (otherKey === variant ? ROLE.otherVariant : ROLE.other))
        addInflected(plain, code)
      }
    }
    if (variant !== '') spellings.add(variant, code + ROLE.variant)
    for (const end of later) spellings.add(end, code + ROLE.end)
  }

  return {
    addRow,
    /** Adds the name of some labels. */
    addLabels: ({ name }: { name: string }, place: number): void => {
      const code = codeOf('labels', place)
      const later: string[] = []
      addOwn(plainSpelling(name), code, later)
      for (const end of later) spellings.add(end, code + ROLE.end)
    },
    addWord: (word: string, kind: 'noise' | 'wishes' | 'ordinary'): void => {
      const plain = plainSpelling(word)
      spellings.add(read(plain), codeOf(kind, 0) + ROLE.own)
      addInflected(plain, codeOf(kind, 0))
    },
  }
}
