import { plainSpelling, spellingKey } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import { makeVocabulary, type Vocabulary } from '../corrections/corrections.ts'
import { type Labels, makeLabels, type NamedLabel } from './labels.ts'
import { nameVariants } from './name-variants.ts'

/** A row of a dictionary with everything that it is called. */
export interface NamedRow {
  id: string
  name: string
  nameRu?: string | undefined
  /** Other names, where people have them. */
  others?: readonly string[]
  /** The row one level up; absent for marks and places. */
  parentId?: string | undefined
  /** How likely it is meant among those of its name: the greater the likelier. */
  popularity?: number | undefined
}

/** What the words of queries are looked up in. */
export interface LexiconSource {
  marks: readonly NamedRow[]
  models: readonly NamedRow[]
  generations: readonly NamedRow[]
  /** Their ids are slugs. */
  places: readonly NamedRow[]
  labels: readonly NamedLabel[]
  /** Words that ask for nothing: "куплю". */
  noise: readonly string[]
}

/** What a spelling may stand for: ids of rows. */
export interface Named {
  marks: string[]
  models: string[]
  generations: string[]
  places: string[]
  labels: NamedLabel[]
  isNoise: boolean
}

export interface Lexicon {
  named: (key: string) => Named | undefined
  /** By the stem of a name of one word: "ниву", "в питере". */
  inflected: (word: string) => Named | undefined
  labels: Labels
  markOf: (modelId: string) => string | undefined
  modelOf: (generationId: string) => string | undefined
  /** Of a mark, a model or a place; 0 where nothing is known. */
  popularityOf: (id: string) => number
  vocabulary: Vocabulary
}

const nothing = (): Named => ({
  marks: [],
  models: [],
  generations: [],
  places: [],
  labels: [],
  isNoise: false,
})

const spellingsOf = ({ name, nameRu, others = [] }: NamedRow): Set<string> =>
  new Set(
    [...nameVariants(name), ...(nameRu ? nameVariants(nameRu) : []), ...others].map(spellingKey),
  )

/** The stems of a row's Russian names of one word. */
function stemsOf({ name, nameRu = '', others = [] }: NamedRow): Set<string> {
  const names = [name, nameRu, ...others].map(plainSpelling)
  return new Set(names.filter((one) => RUSSIAN_WORD.test(one)).map(stem))
}

const RUSSIAN_WORD = /^[а-я]{4,}$/

function* namesIn({ labels, noise, ...dictionaries }: LexiconSource): Generator<string> {
  for (const rows of Object.values(dictionaries)) {
    for (const { name, nameRu = '', others = [] } of rows) yield* [name, nameRu, ...others]
  }
  for (const { name } of labels) yield name
  yield* noise
}

/** Makes a lexicon, row by row (`inSlices`): some seconds of a processor in all. */
export function* makeLexicon(source: LexiconSource): Generator<void, Lexicon> {
  const byKey = new Map<string, Named>()
  const byStem = new Map<string, Named>()
  const at = (key: string, map = byKey): Named => {
    const known = map.get(key) ?? nothing()
    map.set(key, known)
    return known
  }
  for (const level of ['marks', 'models', 'generations', 'places'] as const) {
    for (const row of source[level]) {
      yield
      for (const key of spellingsOf(row)) if (key !== '') at(key)[level].push(row.id)
      if (level !== 'generations')
        for (const word of stemsOf(row)) at(word, byStem)[level].push(row.id)
    }
  }
  for (const label of source.labels) {
    yield
    at(spellingKey(label.name)).labels.push(label)
  }
  for (const word of source.noise) {
    at(spellingKey(word)).isNoise = true
    if (RUSSIAN_WORD.test(plainSpelling(word))) at(stem(plainSpelling(word)), byStem).isNoise = true
  }
  const labels = yield* makeLabels(source.labels)
  const vocabulary = yield* makeVocabulary(namesIn(source))
  const parents = (rows: readonly NamedRow[]) =>
    new Map(rows.map(({ id, parentId }) => [id, parentId]))
  const [markOfModel, modelOfGeneration] = [parents(source.models), parents(source.generations)]
  const popularity = (rows: readonly NamedRow[]) =>
    rows.map(({ id, popularity = 0 }): [string, number] => [id, popularity])
  const popularityOf = new Map([source.marks, source.models, source.places].flatMap(popularity))
  return {
    named: (key) => byKey.get(key),
    inflected: (word) => byStem.get(stem(word)),
    labels,
    markOf: (modelId) => markOfModel.get(modelId),
    modelOf: (generationId) => modelOfGeneration.get(generationId),
    popularityOf: (id) => popularityOf.get(id) ?? 0,
    vocabulary,
  }
}
