import { stem } from '@trassa/catalog/names/stem'
import { visitAll } from '../../../platform/concurrency/in-slices.ts'
import { collectWords, type Vocabulary } from '../corrections/corrections.ts'
import { type Labels, makeLabels, type NamedLabel } from './labels.ts'
import type { LexiconSource, NamedRow } from './lexicon-source.ts'
import { createModelWords, type ModelWords } from './model-words.ts'
import { isRestyling } from './name-variants.ts'
import { createNameReader } from './read-names.ts'
import { createSpellings, type LabelNames, type Named, type Spellings } from './spellings.ts'

export interface Lexicon {
  spellings: Spellings
  named: (key: string) => Named | undefined
  /** By the stem of a name of one word: "ниву", "в питере". */
  inflected: (word: string) => Named | undefined
  labels: Labels
  /** What a row is called itself, and in Russian. */
  namesOf: (level: 'marks' | 'models', id: string) => Pick<NamedRow, 'name' | 'nameRu'> | undefined
  markOf: (modelId: string) => string | undefined
  modelOf: (generationId: string) => string | undefined
  generationsOf: (modelId: string) => readonly string[]
  isRestyled: (generationId: string) => boolean
  /** 0 where nothing is known. Marks of vehicles and models of cars share ids. */
  popularityOf: (level: 'marks' | 'models' | 'places', id: string) => number
  modelWords: ModelWords
  writtenOtherwise: LexiconSource['writtenOtherwise']
  vocabulary: Vocabulary
}

const LEVELS = ['marks', 'models', 'generations', 'places'] as const

/** Makes a lexicon, a portion of rows at a time (`inSlices`). */
export function* makeLexicon(source: LexiconSource): Generator<void, Lexicon> {
  const labelNames = namesOf(source.labels)
  const spellings = createSpellings(source, labelNames)
  const inflected = createSpellings(source, labelNames)
  const words = collectWords()

  const reader = createNameReader({ spellings, inflected, words })
  for (const level of LEVELS)
    yield* visitAll(mostMeantFirst(source[level]), ({ row, place }) =>
      reader.addRow(level, row, place),
    )
  yield* visitAll(labelNames, reader.addLabels)
  for (const word of source.noise) reader.addWord(word, 'noise')
  for (const word of source.wishes) reader.addWord(word, 'wishes')
  for (const word of source.ordinary) reader.addWord(word, 'ordinary')
  const labels = yield* makeLabels(source.labels)
  const vocabulary = yield* words.makeVocabulary()

  yield
  const models = byId(source.models)
  yield
  const modelWords = createModelWords(source.models)
  yield
  const rows = { marks: byId(source.marks), models, places: byId(source.places) }
  const generations = byId(source.generations)
  const ofModel = Map.groupBy(source.generations, ({ parentId }) => parentId)
  return {
    spellings,
    named: spellings.named,
    inflected: (word) => inflected.named(stem(word)),
    labels,
    namesOf: (level, id) => rows[level].get(id),
    markOf: (modelId) => models.get(modelId)?.parentId,
    modelOf: (generationId) => generations.get(generationId)?.parentId,
    generationsOf: (modelId) => ofModel.get(modelId)?.map(({ id }) => id) ?? [],
    isRestyled: (generationId) => isRestyling(generations.get(generationId)?.name ?? ''),
    popularityOf: (level, id) => rows[level].get(id)?.popularity ?? 0,
    modelWords,
    writtenOtherwise: source.writtenOtherwise,
    vocabulary,
  }
}

/** A mistyped word is compared with the names that people mean most first. */
const mostMeantFirst = (rows: readonly NamedRow[]): readonly { row: NamedRow; place: number }[] =>
  rows
    .map((row, place) => ({ row, place }))
    .sort((a, b) => (b.row.popularity ?? 0) - (a.row.popularity ?? 0))

const namesOf = (labels: readonly NamedLabel[]): LabelNames =>
  Array.from(
    Map.groupBy(labels.keys(), (place) => labels[place]?.name ?? ''),
    ([name, places]) => ({ name, places }),
  )

const byId = (rows: readonly NamedRow[]): ReadonlyMap<string, NamedRow> =>
  new Map(rows.map((row) => [row.id, row]))
