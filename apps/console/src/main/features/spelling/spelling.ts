import { registerIpc } from '../../lib/register-ipc.ts'
import type { OwnWords } from './own-words.ts'
import { createSpeller, type Speller } from './speller.ts'
import { readSuffixDictionary } from './suffix-dictionary.ts'

export interface Spelling {
  suggest: (word: string) => Promise<string[]>
  /** Adds a word to the account's own ones. */
  addWord: (word: string) => void
}

/** The dictionary is a chunk of its own, 3.5 MB, that nothing loads before a text is typed. */
async function loadSpeller(isOwnWord: (word: string) => boolean): Promise<Speller> {
  const [affixes, words] = await Promise.all([
    import('../../../../node_modules/dictionary-ru/index.aff?raw'),
    import('../../../../node_modules/dictionary-ru/index.dic?raw'),
  ])
  return createSpeller(await readSuffixDictionary(affixes.default, words.default), isOwnWord)
}

/** Checks Russian texts of all windows, without a network (docs/decisions/142). */
export function startSpelling(ownWords: OwnWords): Spelling {
  let loading: Promise<Speller> | undefined
  const speller = () => {
    loading ??= loadSpeller(ownWords.has).catch((error) => {
      // The next text tries again.
      loading = undefined
      throw error
    })
    return loading
  }

  registerIpc('spelling.check', async (words) => {
    const { isCorrect } = await speller()
    return words.filter((word) => !isCorrect(word))
  })
  return {
    suggest: async (word) => (await speller()).suggest(word),
    addWord: (word) => void ownWords.add(word),
  }
}
