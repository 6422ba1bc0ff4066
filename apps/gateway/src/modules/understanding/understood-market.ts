import type { NamesData } from '@trassa/catalog/names/names-data'
import { spellingKey } from '@trassa/catalog/names/spelling-key'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import { inSlices } from '../../platform/concurrency/in-slices.ts'
import { markSets } from './fields/mark-sets.ts'
import { typeFields } from './fields/type-fields.ts'
import { makeLexicon } from './lexicon/lexicon.ts'
import { lexiconSource, type SourceRow, type SourceRows } from './lexicon/lexicon-source.ts'
import { nameVariants } from './lexicon/name-variants.ts'
import { type BuiltGeneration, builtAsOf } from './nearest/built-as.ts'
import { kinModels } from './nearest/kin-models.ts'
import type { AlikeModels } from './nearest/steps.ts'
import { usualFilter } from './nearest/usual-kinds.ts'
import { modelsOfNames } from './spans/named-models.ts'
import type { Known } from './spans/span.ts'
import { createQueryReader } from './understand.ts'

/** The rows of the dictionaries, those of cars and of other vehicles apart. */
export interface MarketRows extends Omit<SourceRows, 'marks' | 'generations'> {
  generations: readonly (SourceRow & BuiltGeneration)[]
  carMarks: readonly SourceRow[]
  /** The countries of the marks of cars, by their ids. */
  countries: ReadonlyMap<string, string>
  vehicleMarks: readonly (SourceRow & { codes: readonly MarkCode[] })[]
}

export type UnderstoodMarket = Awaited<ReturnType<typeof understandMarket>>

/** The number in the name of a motorcycle that is its volume in cubic centimetres: most are called so. */
const volumeIn = (name: string): number | undefined =>
  (name.match(/(?<!\d)\d{2,4}(?!\d)/g) ?? [])
    .map(Number)
    .find((number) => number >= 49 && number <= 2500)

/** "III (A7)" of "III рестайлинг (A7)". */
const unstyled = (name = ''): string => name.replace(/ рестайлинг(?: \d)?/, '')

/** What understands queries about these rows; takes half a second of a processor, in slices. */
export async function understandMarket(
  { carMarks, vehicleMarks, countries, ...rows }: MarketRows,
  names: NamesData,
  fitment: Pick<Known, 'bolts' | 'engines'>,
) {
  const marks = [...carMarks, ...vehicleMarks]
  const source = await inSlices(lexiconSource({ ...rows, marks }, names))
  const lexicon = await inSlices(makeLexicon(source))
  const { markOf, modelOf, modelWords, namesOf, spellings, vocabulary } = lexicon
  const nameOf = (level: 'marks' | 'models', id: string) => namesOf(level, id)?.name ?? ''
  const modelName = (id: string): string => nameOf('models', id)
  const sets = markSets({ carMarks, vehicleMarks })
  const known = {
    ...lexicon,
    ...sets,
    ...modelsOfNames({ ...lexicon, ...sets }),
    ...fitment,
  }
  const { understand, understandWhole } = createQueryReader(known)
  let kin: ReturnType<typeof kinModels> | undefined
  const alike: AlikeModels = {
    usually: usualFilter({ markOf, nameOf: modelName }),
    volumeOf: (modelId) => volumeIn(nameOf('models', modelId)),
    builtAs: builtAsOf({ generations: rows.generations, countries, markOf }),
    familyOf: (modelId, words) => modelWords.alike(markOf(modelId) ?? '', modelId, words),
    kinOf: (modelId) => {
      kin ??= kinModels(source.models)
      return kin.get(modelId) ?? [modelId]
    },
    restylingsOf: (generationId) => {
      const one = rows.generations.find(({ id }) => id === generationId)
      return rows.generations
        .filter(
          ({ parentId, name }) =>
            parentId === one?.parentId && unstyled(name) === unstyled(one?.name),
        )
        .map(({ id }) => id)
    },
    namesakesOf: (adType, modelId) => {
      const key = spellingKey(nameOf('models', modelId))
      // A `Днепр МТ-10` is no `Yamaha MT-10`; the marks `ЭО` and `ТО` are only the beginnings of their models' names.
      const isMarkInName = (id: string): boolean =>
        nameVariants(nameOf('marks', markOf(id) ?? '')).some((mark) =>
          key.startsWith(spellingKey(mark)),
        )
      const same = lexicon.named(key)?.ownModels ?? []
      if (![modelId, ...same].some(isMarkInName)) return []
      const own = sets.marksOf(typeFields(adType))
      return same.flatMap((id) => {
        const markId = markOf(id)
        return markId !== undefined && own.has(markId) ? [{ id, markId }] : []
      })
    },
  }
  return {
    ...{ understand, understandWhole, isWord: vocabulary.has },
    ...{ source, spellings, markOf, modelOf, modelName, alike },
  }
}
