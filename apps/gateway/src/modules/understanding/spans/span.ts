import type { BoltPatterns } from '@trassa/catalog/dictionaries/bolt-patterns-data'
import type { Engine, Engines } from '@trassa/catalog/dictionaries/engines-data'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { MarkSets } from '../fields/mark-sets.ts'
import type { NamedLabel } from '../lexicon/labels.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Named } from '../lexicon/spellings.ts'
import type { NumberMatch } from '../numbers/number-senses.ts'
import type { modelsOfNames, NamedModels } from './named-models.ts'
import type { TokenRoles } from './token-roles.ts'

/** Words that stand together in a query and what the lexicon knows of them. */
export interface NamedSpan {
  mask: number
  /** How many tokens. */
  size: number
  letters: number
  digits: number
  /** Rims are called so: `r15`. */
  isRimSize: boolean
  isYear: boolean
  named: Named
  /** The slugs of the most popular of the places, and whether these are no small ones. */
  places: readonly string[]
  isKnownPlace: boolean
  models: NamedModels
  /** Those that the generations are of, for lists that have none; empty for names that are too short there. */
  modelsOfGenerations: NamedModels
  /** Models that have this name together with the word before it: the `4` of `RAV 4`. */
  withBefore: NamedModels
  /** The word before it is a model's name: the `2` of `фокус 2`. */
  isAfterModel: boolean
}

/** A label that words of a query are. */
export interface LabelSpan {
  mask: number
  size: number
  label: NamedLabel
  /** The words stand together and in the label's order. */
  isExact: boolean
}

/** A token that may be a word of a model's name. */
export interface WordSpan {
  mask: number
  key: string
  text: string
  isNumber: boolean
  /** Of the models that the query names, in whatever type, those with this word in their names. */
  models: ReadonlySet<string>
  /** Of a number or a longer word: of the marks that the query names those with such models. */
  marks: ReadonlySet<string>
}

/** An engine that words of a query name. */
export interface EngineSpan {
  mask: number
  engine: Engine
  /** It begins with letters and digits in one word: what is a part of it is no name. */
  isInOne: boolean
}

/** What a query may mean, for all types. */
export interface Spans {
  named: readonly NamedSpan[]
  labels: ReadonlyMap<AdType, readonly LabelSpan[]>
  numbers: readonly (NumberMatch & { mask: number })[]
  words: readonly WordSpan[]
  roles: TokenRoles
  /** The tokens before which no thing is named. */
  head: number
  /** The tokens that are the name of a filter's value in some type. */
  labelled: number
  /** Fuels that several words name, in whatever type. */
  fuels: readonly LabelSpan[]
  /** The tokens that are the name of a mark. */
  marks: number
  /** For each type what goods may be for: its kinds. */
  vehicleKinds: ReadonlyMap<AdType, readonly LabelSpan[]>
  /** The tokens that are a kind of vehicle in some type. */
  vehicles: number
  /** Whether a mark is named, or a model by several words. */
  hasRow: boolean
  /** Engines by whose codes parts are looked for. */
  engines: readonly EngineSpan[]
  /** The tokens that are a part or an accessory: "акпп". */
  parts: number
}

/** What is known of the rows that spellings stand for. */
export interface Known extends Lexicon, MarkSets, ReturnType<typeof modelsOfNames> {
  bolts: BoltPatterns
  engines: Engines
}
