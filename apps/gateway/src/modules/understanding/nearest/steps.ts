import type { Filter, ManyFilter } from '@trassa/catalog/engine/filters/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { unique } from '../fields/unique.ts'
import type { BuiltAs, NamedCars } from './built-as.ts'
import { type Conditions, PLACE, without } from './conditions.ts'

/** Models that are called alike. */
export interface AlikeModels {
  /** Those that begin with so many of the same words: of a `GTX 300` all of the mark's GTX. */
  familyOf: (modelId: string, words: number) => readonly string[]
  /** Models of its mark that share a nickname with it: the classics of the Lada; itself too. */
  kinOf: (modelId: string) => readonly string[]
  /** The generations that differ from it by being restyled or not, itself too. */
  restylingsOf: (generationId: string) => readonly string[]
  /** Where its mark is only the beginning of its name, those of all marks of a type with this name, itself too: an `ЭО-2621` has several makers. */
  namesakesOf: (adType: AdType, modelId: string) => readonly { id: string; markId: string }[]
  /** See `usualFilter`. */
  usually: (
    adType: AdType,
    models: readonly string[],
    marks: readonly string[],
  ) => Filter | undefined
  /** The volume that the model's name says: 125 of a `YBR 125`; `undefined` without one. */
  volumeOf: (modelId: string) => number | undefined
  /** See `builtAsOf`. */
  builtAs: (named: NamedCars) => BuiltAs | undefined
}

/** Lists, from the nearest on; of those of one step the longest is meant. */
export type Steps = Generator<readonly Conditions[]>

/** The list, those with one of the minor conditions less, and that with none of them. */
export function* everFewer(conditions: Conditions, minor: readonly string[]): Steps {
  yield [conditions]
  yield minor.map((key) => without(conditions, key))
  yield [without(conditions, ...minor)]
}

/** What is given up first, then next; what is not named here before all of them. */
const WISHES: readonly string[] = [
  'mileage',
  PLACE,
  'year',
  'gearbox',
  'price',
  'fuel',
  'drive',
  'bodyType',
]

/** The list without the least important of the minor conditions, then without ever more of them. */
export function* withFewerWishes(conditions: Conditions, minor: readonly string[]): Steps {
  const givenUp = minor.toSorted((a, b) => WISHES.indexOf(a) - WISHES.indexOf(b))
  for (const place of givenUp.keys()) yield [without(conditions, ...givenUp.slice(0, place + 1))]
}

export const anyOf = (key: string, values: readonly string[]): ManyFilter => ({
  key,
  op: 'many',
  values: unique(values),
})
