import { plainSpelling, spellingKey } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import { makeVocabulary, type Vocabulary } from '../corrections/corrections.ts'
import { type Labels, makeLabels, type NamedLabel } from './labels.ts'
import { createModelWords, type ModelWords } from './model-words.ts'
import { isRestyling, nameVariants } from './name-variants.ts'

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
  /** Words that are no filter and no mistake: "левый", "комплект". */
  ordinary: readonly string[]
}

/** What a spelling may stand for: ids of rows. */
export interface Named {
  readonly marks: readonly string[]
  readonly models: readonly string[]
  /** Those of the models whose own name it is, not one that people gave them. */
  readonly ownModels: readonly string[]
  readonly generations: readonly string[]
  readonly places: readonly string[]
  readonly labels: readonly NamedLabel[]
  readonly isNoise: boolean
  readonly isOrdinary: boolean
}

export interface Lexicon {
  named: (key: string) => Named | undefined
  /** By the stem of a name of one word: "ниву", "в питере". */
  inflected: (word: string) => Named | undefined
  labels: Labels
  markOf: (modelId: string) => string | undefined
  modelOf: (generationId: string) => string | undefined
  generationsOf: (modelId: string) => readonly string[]
  isRestyled: (generationId: string) => boolean
  /** 0 where nothing is known. Marks of vehicles and models of cars share ids. */
  popularityOf: (level: 'marks' | 'models' | 'places', id: string) => number
  modelWords: ModelWords
  vocabulary: Vocabulary
}

/** Shared, because most of the hundred thousand spellings stand for rows of one level. */
const NOTHING: Named = {
  marks: [],
  models: [],
  ownModels: [],
  generations: [],
  places: [],
  labels: [],
  isNoise: false,
  isOrdinary: false,
}

const ownSpellings = ({ name, nameRu }: NamedRow): Set<string> =>
  new Set([...nameVariants(name), ...(nameRu ? nameVariants(nameRu) : [])].map(spellingKey))

/** The same model has variants whose number goes on: `82.1` and `82Л` are an `82`. */
const VARIANT = /(?<=\d)(?:\.\d|[А-Я])$/
const ownWithVariants = (row: NamedRow): Set<string> =>
  new Set([...ownSpellings(row), spellingKey(row.name.replace(VARIANT, ''))])

const spellingsOf = (row: NamedRow): Set<string> =>
  new Set([...ownSpellings(row), ...(row.others ?? []).map(spellingKey)])

/** The stems of a row's Russian names of one word. */
function stemsOf({ name, nameRu = '', others = [] }: NamedRow): Set<string> {
  const names = [name, nameRu, ...others].map(plainSpelling)
  return new Set(names.filter((one) => RUSSIAN_WORD.test(one)).map(stem))
}

const RUSSIAN_WORD = /^[а-я]{4,}$/

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Adds to the list of a spelling, which is shared as long as it is empty. */
function append<Key extends 'labels' | 'ownModels' | Level>(
  named: Writable<Named>,
  key: Key,
  value: Named[Key][number],
): void {
  const list = named[key] as (string | NamedLabel)[]
  if (list.length > 0) list.push(value)
  else Object.assign(named, { [key]: [value] })
}

type Level = 'marks' | 'models' | 'generations' | 'places'

/** Names that people mean most stand before others: a mistyped word is compared with the first ones. */
function* namesIn({ labels, noise, ordinary, ...dictionaries }: LexiconSource): Generator<string> {
  for (const unordered of Object.values(dictionaries)) {
    const rows = unordered.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
    for (const { name, nameRu = '', others = [] } of rows) yield* [name, nameRu, ...others]
  }
  for (const { name } of labels) yield name
  yield* noise
  yield* ordinary
}

/** Makes a lexicon, row by row (`inSlices`): some seconds of a processor in all. */
export function* makeLexicon(source: LexiconSource): Generator<void, Lexicon> {
  const byKey = new Map<string, Writable<Named>>()
  const byStem = new Map<string, Writable<Named>>()
  const at = (key: string, map = byKey): Writable<Named> => {
    const known = map.get(key)
    if (known) return known
    const made = { ...NOTHING }
    map.set(key, made)
    return made
  }
  for (const level of ['marks', 'models', 'generations', 'places'] as const) {
    for (const row of source[level]) {
      yield
      for (const key of spellingsOf(row)) if (key !== '') append(at(key), level, row.id)
      if (level === 'models')
        for (const key of ownWithVariants(row)) append(at(key), 'ownModels', row.id)
      if (level !== 'generations')
        for (const word of stemsOf(row)) append(at(word, byStem), level, row.id)
    }
  }
  for (const label of source.labels) {
    yield
    append(at(spellingKey(label.name)), 'labels', label)
  }
  for (const kind of ['noise', 'ordinary'] as const) {
    for (const word of source[kind].map(plainSpelling)) {
      const known = [at(spellingKey(word))]
      if (RUSSIAN_WORD.test(word)) known.push(at(stem(word), byStem))
      for (const named of known) named[kind === 'noise' ? 'isNoise' : 'isOrdinary'] = true
    }
  }
  const labels = yield* makeLabels(source.labels)
  const vocabulary = yield* makeVocabulary(namesIn(source))
  const parents = (rows: readonly NamedRow[]) =>
    new Map(rows.map(({ id, parentId }) => [id, parentId]))
  const [markOfModel, modelOfGeneration] = [parents(source.models), parents(source.generations)]
  const generations = Map.groupBy(source.generations, ({ parentId }) => parentId)
  const restyled = new Set(
    source.generations.filter(({ name }) => isRestyling(name)).map(({ id }) => id),
  )
  const popularity = (rows: readonly NamedRow[]) =>
    rows.map(({ id, popularity = 0 }): [string, number] => [id, popularity])
  const popularities = {
    marks: new Map(popularity(source.marks)),
    models: new Map(popularity(source.models)),
    places: new Map(popularity(source.places)),
  }
  return {
    named: (key) => byKey.get(key),
    inflected: (word) => byStem.get(stem(word)),
    labels,
    markOf: (modelId) => markOfModel.get(modelId),
    modelOf: (generationId) => modelOfGeneration.get(generationId),
    generationsOf: (modelId) => generations.get(modelId)?.map(({ id }) => id) ?? [],
    isRestyled: (generationId) => restyled.has(generationId),
    popularityOf: (level, id) => popularities[level].get(id) ?? 0,
    modelWords: createModelWords(source.models),
    vocabulary,
  }
}
