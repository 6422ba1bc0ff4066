import { plainSpelling, tokensOf } from '@trassa/catalog/names/spelling-key'

/** Which models of a mark have a word or a number in their name: `650` is in `DL 650 V-Strom`. */
export interface ModelWords {
  /** @param key of a token */
  withWord: (markId: string, key: string) => ReadonlySet<string>
  /** Models of a mark whose names begin with the same words, so many of them at most: of `GTX 300` all GTX by one. */
  alike: (markId: string, modelId: string, words: number) => readonly string[]
}

interface Model {
  id: string
  name: string
  nameRu?: string | undefined
  /** Its mark. */
  parentId?: string | undefined
}

const NONE: ReadonlySet<string> = new Set()

/** What is quoted in a name is the family's: `3110 «Волга»`. */
const familyFirst = (name: string): string => name.replace(/^(.*?)«(.*?)»(.*)$/, '$2 $1 $3')

const beginning = (name: string, words: number): string[] =>
  tokensOf(plainSpelling(familyFirst(name)))
    .slice(0, words)
    .map(({ key }) => key)

/** The words of a mark's models are taken apart when a query first asks for that mark. */
export function createModelWords(models: readonly Model[]): ModelWords {
  const ofMark = Map.groupBy(models, ({ parentId }) => parentId)
  const wordsOfMark = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>()

  function wordsIn(markId: string): ReadonlyMap<string, ReadonlySet<string>> {
    const words = new Map<string, Set<string>>()
    for (const { id, name, nameRu = '' } of ofMark.get(markId) ?? []) {
      for (const { key } of tokensOf(plainSpelling(`${name} ${nameRu}`))) {
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
    alike: (markId, modelId, words) => {
      const models = ofMark.get(markId) ?? []
      const model = models.find(({ id }) => id === modelId)
      const first = beginning(model?.name ?? '', words)
      // An Audi A1 is no A4.
      if (first.length === 1 && first[0]?.length === 1) return [modelId]
      const isAlike = ({ id, name }: Model) =>
        withFirst.has(id) && beginning(name, first.length).join(' ') === first.join(' ')
      const withFirst = withWord(markId, first[0] ?? '')
      return models.filter(isAlike).map(({ id }) => id)
    },
  }
}
