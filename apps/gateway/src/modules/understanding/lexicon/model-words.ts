import { plainSpelling, tokensOf } from '@trassa/catalog/names/spelling-key'

/** Which models of a mark have a word or a number in their name: `650` is in `DL 650 V-Strom`. */
export interface ModelWords {
  /** @param key of a token */
  withWord: (markId: string, key: string) => ReadonlySet<string>
  /** Those with the first word of a model's name: of `GTX 300` all GTX. */
  alike: (markId: string, modelId: string) => ReadonlySet<string>
}

interface Model {
  id: string
  name: string
  /** Its mark. */
  parentId?: string | undefined
}

const NONE: ReadonlySet<string> = new Set()

/** The words of a mark's models are taken apart when a query first asks for that mark. */
export function createModelWords(models: readonly Model[]): ModelWords {
  const ofMark = Map.groupBy(models, ({ parentId }) => parentId)
  const wordsOfMark = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>()

  function wordsIn(markId: string): ReadonlyMap<string, ReadonlySet<string>> {
    const words = new Map<string, Set<string>>()
    for (const { id, name } of ofMark.get(markId) ?? []) {
      for (const { key } of tokensOf(plainSpelling(name))) {
        const same = words.get(key)
        if (same) same.add(id)
        else words.set(key, new Set([id]))
      }
    }
    return words
  }

  function withWord(markId: string, key: string): ReadonlySet<string> {
    const words = wordsOfMark.get(markId) ?? wordsIn(markId)
    wordsOfMark.set(markId, words)
    return words.get(key) ?? NONE
  }

  return {
    withWord,
    alike: (markId, modelId) => {
      const model = ofMark.get(markId)?.find(({ id }) => id === modelId)
      const [first] = tokensOf(plainSpelling(model?.name ?? ''))
      return first ? withWord(markId, first.key) : NONE
    },
  }
}
