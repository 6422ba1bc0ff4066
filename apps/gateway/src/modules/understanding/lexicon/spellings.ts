import { LRUCache } from 'lru-cache'
import type { NamedLabel } from './labels.ts'
import type { LexiconSource, NamedRow } from './lexicon-source.ts'

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
  /** Noise that is told to be left out. */
  readonly isWish: boolean
  readonly isOrdinary: boolean
}

const KINDS = [
  'marks',
  'models',
  'generations',
  'places',
  'labels',
  'noise',
  'wishes',
  'ordinary',
] as const satisfies readonly (keyof LexiconSource)[]
/** What a spelling may be one of. */
export type Kind = (typeof KINDS)[number]

/** How something is found by a spelling. Of several ways the first counts. */
export const ROLE = {
  /** By its own name. */
  own: 0,
  /** By a name that people have besides. */
  other: 1,
  /** By another name, which is also its own one but for what follows a number: `82` of the model `82.1`. */
  otherVariant: 2,
  /** By its own name but for what follows a number, known beside other models of that name only. */
  variant: 3,
  /** While it is typed, by its own name without the first words. */
  end: 4,
}
/** Bits of a role, and of a kind. */
const BITS = 3
const MASK = 2 ** BITS - 1

/** What a spelling stands for. */
export interface Sense {
  kind: Kind
  /** In the source. */
  place: number
  /** See `ROLE`. */
  role: number
}

/** A sense as one number, to which its role is added. @param place of labels that of their name among those of all labels */
export const codeOf = (kind: Kind, place: number): number =>
  ((place << BITS) + KINDS.indexOf(kind)) << BITS

export const kindOf = (code: number): Kind => KINDS[(code >> BITS) & MASK] as Kind

const NOTHING: readonly Sense[] = []

/** Lists are kept of so many spellings: the words of a query that is typed are asked for with each letter. */
const MOST_KEPT = 1000

const isSameThing = (one: number, other: number): boolean => one >> BITS === other >> BITS

/** The names of labels, and the places in the source of those that have each. */
export type LabelNames = readonly { name: string; places: readonly number[] }[]

export interface Spellings {
  /** Adds what a spelling stands for, before it is asked for; of what is added for one thing in a row the first counts. */
  add: (key: string, code: number) => void
  keys: () => Iterable<string>
  sensesOf: (key: string) => readonly Sense[]
  /** What whole words stand for: not what they are the end of. */
  named: (key: string) => Named | undefined
}

/**
 * What each of more than a hundred thousand spellings stands for. Kept as codes, of most spellings one; lists of ids are made for
 * the spellings that a query asks for.
 */
export function createSpellings(source: LexiconSource, labelNames: LabelNames): Spellings {
  const codes = new Map<string, number | number[]>()
  const kept = new LRUCache<string, Named>({ max: MOST_KEPT })

  function add(key: string, code: number): void {
    if (key === '') return
    const known = codes.get(key)
    if (known === undefined) codes.set(key, code)
    else if (typeof known !== 'number') {
      if (!isSameThing(known[known.length - 1] as number, code)) known.push(code)
    } else if (!isSameThing(known, code)) codes.set(key, [known, code])
  }

  function addSenses(code: number, senses: Sense[]): void {
    const kind = kindOf(code)
    const role = code & MASK
    const place = code >> (2 * BITS)
    if (kind !== 'labels') senses.push({ kind, place, role })
    else for (const one of labelNames[place]?.places ?? []) senses.push({ kind, place: one, role })
  }

  function sensesOf(key: string): readonly Sense[] {
    const known = codes.get(key)
    if (known === undefined) return NOTHING
    const senses: Sense[] = []
    if (typeof known === 'number') addSenses(known, senses)
    else for (const code of known) addSenses(code, senses)
    return senses
  }

  return {
    add,
    keys: () => codes.keys(),
    sensesOf,
    named: (key) => {
      const made = kept.get(key)
      if (made) return made
      const named = namedBy(sensesOf(key), source)
      if (named) kept.set(key, named)
      return named
    },
  }
}

type Writable = {
  -readonly [Key in keyof Named]: Named[Key] extends readonly (infer Item)[] ? Item[] : Named[Key]
}

function namedBy(senses: readonly Sense[], source: LexiconSource): Named | undefined {
  let named: Writable | undefined
  // In the order of the source: rows were read in another one.
  for (const { kind, place, role } of senses.toSorted((a, b) => a.place - b.place)) {
    if (role === ROLE.end) continue
    named ??= nothing()
    if (kind === 'noise') named.isNoise = true
    else if (kind === 'wishes') named.isNoise = named.isWish = true
    else if (kind === 'ordinary') named.isOrdinary = true
    else if (kind === 'labels') named.labels.push(source.labels[place] as NamedLabel)
    else {
      const { id } = source[kind][place] as NamedRow
      if (role !== ROLE.variant) named[kind].push(id)
      if (kind === 'models' && role !== ROLE.other) named.ownModels.push(id)
    }
  }
  return named
}

const nothing = (): Writable => ({
  marks: [],
  models: [],
  ownModels: [],
  generations: [],
  places: [],
  labels: [],
  isNoise: false,
  isWish: false,
  isOrdinary: false,
})
