import type { NamesData } from '@trassa/catalog/names/names-data'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import { inSlices } from '../../platform/concurrency/in-slices.ts'
import { makeLexicon } from './lexicon/lexicon.ts'
import { lexiconSource, type SourceRow, type SourceRows } from './lexicon/lexicon-source.ts'
import { createQueryReader } from './understand.ts'

/** The rows of the dictionaries, those of cars and of other vehicles apart. */
export interface MarketRows extends Omit<SourceRows, 'marks'> {
  carMarks: readonly SourceRow[]
  vehicleMarks: readonly (SourceRow & { codes: readonly MarkCode[] })[]
}

export type UnderstoodMarket = Awaited<ReturnType<typeof understandMarket>>

/** What understands queries about these rows; takes some seconds of a processor, in slices. */
export async function understandMarket(
  { carMarks, vehicleMarks, ...rows }: MarketRows,
  names: NamesData,
) {
  const source = lexiconSource({ ...rows, marks: [...carMarks, ...vehicleMarks] }, names)
  const ofCars = new Set(carMarks.map(({ id }) => id))
  const codesOf = new Map(vehicleMarks.map(({ id, codes }) => [id, codes]))
  const lexicon = await inSlices(makeLexicon(source))
  const { markOf, modelWords, spellings } = lexicon
  const { understand } = createQueryReader(lexicon, ({ marks }, ids) =>
    ids.filter((id) =>
      marks?.dictionary === 'carMarks'
        ? ofCars.has(id)
        : marks && codesOf.get(id)?.some((code) => marks.codes.includes(code)),
    ),
  )
  return {
    understand,
    source,
    spellings,
    markOf,
    /** See `ModelWords`. */
    familyOf: (modelId: string, words: number) =>
      modelWords.alike(markOf(modelId) ?? '', modelId, words),
  }
}
