import { formOf } from '@trassa/catalog/ad-types/form-of'
import { usualKinds, usualKindsOfMark } from '@trassa/catalog/dictionaries/kinds-data'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { optionsIn } from '../fields/options-in.ts'
import { unique } from '../fields/unique.ts'

/** Models of more kinds than these are of none. */
const MOST_KINDS = 4
/** Trucks of which the heaviest carry more times as much as the lightest are of no class. */
const WIDEST = 5
const TONS = /^(?<from>[\d.]+)\.\.(?<to>[\d.]+)$/

interface Rows {
  markOf: (modelId: string) => string | undefined
  nameOf: (modelId: string) => string
}

/** Of trucks the range of loads that holds all of theirs; of others the kinds. */
function filterOf(adType: AdType, kinds: readonly string[]): Filter | undefined {
  const form = formOf(adType)
  const tons = kinds.flatMap((kind) => {
    const { from, to } = TONS.exec(kind)?.groups ?? {}
    return from && to ? [Number(from), Number(to)] : []
  })
  if (tons.length > 0) {
    const [least, most] = [Math.min(...tons), Math.max(...tons)]
    if (most > least * WIDEST) return undefined
    const ids = optionsIn(form, 'capacity').flatMap(({ id, name }) => {
      const load = Number.parseFloat(name.replace(',', '.'))
      return load >= least && load <= most ? [id] : []
    })
    return ids.length > 0
      ? { key: 'capacity', op: 'range', from: Math.min(...ids), to: Math.max(...ids) }
      : undefined
  }
  const values = optionsIn(form, 'typeId').flatMap(({ id, name }) =>
    kinds.includes(name) ? [id] : [],
  )
  return values.length > 0 && values.length <= MOST_KINDS
    ? { key: 'typeId', op: 'many', values }
    : undefined
}

/** The filter that says what models usually are, or all of some marks: a "фендт 936" is a tractor; `undefined` where that is not known. */
export const usualFilter =
  ({ markOf, nameOf }: Rows) =>
  (adType: AdType, models: readonly string[], marks: readonly string[]): Filter | undefined => {
    const kinds =
      models.length > 0
        ? models.flatMap((id) => usualKinds(adType, markOf(id) ?? '', nameOf(id)))
        : marks.flatMap((id) => usualKindsOfMark(adType, id))
    return filterOf(adType, unique(kinds))
  }
