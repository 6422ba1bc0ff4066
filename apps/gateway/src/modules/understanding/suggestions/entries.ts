import { plainSpelling, spellingKey, tokensOf } from '@trassa/catalog/names/spelling-key'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type NamedLabel, TYPE_KEY } from '../lexicon/labels.ts'
import type { LexiconSource, NamedRow } from '../lexicon/lexicon.ts'
import { nameVariants } from '../lexicon/name-variants.ts'
import type { PrefixKey } from './prefix-index.ts'

/** Something that can be suggested. */
export type Entry =
  | { kind: 'mark'; id: string; name: string }
  | { kind: 'model'; id: string; markId: string; name: string }
  /** Its id is the slug. */
  | { kind: 'place'; id: string; name: string }
  /** A value of a filter in the lists of one type. */
  | { kind: 'kind'; adType: AdType; key: string; value: string | number; name: string }

/** Everything that can be suggested, and the keys that each is found by. */
export interface Entries {
  all: readonly Entry[]
  keys: readonly PrefixKey[]
  /** The number of what a value of a filter stands for in the lists of a type. */
  numberOf: (adType: AdType, key: string, value: string | number) => number | undefined
}

/** Rows are the same in the lists of all types. */
function idOf(entry: Entry): string {
  switch (entry.kind) {
    case 'mark':
      return `markId ${entry.id}`
    case 'model':
      return `modelId ${entry.id}`
    case 'place':
      return `city ${entry.id}`
    case 'kind':
      return `${entry.adType} ${entry.key} ${entry.value}`
  }
}

/** Filters whose values say by themselves what is searched for; other values go on from something only. */
const THING_KEYS: ReadonlySet<string> = new Set(['typeId', 'bodyType', 'seasonality', TYPE_KEY])
export const isThing = (key: string): boolean => THING_KEYS.has(key)

/** The names of a row as dictionaries have them, and those that people have besides. */
interface Names {
  own: readonly string[]
  others: readonly string[]
}

const namesOf = ({ name, nameRu, others = [] }: NamedRow): Names => ({
  own: [...nameVariants(name), ...(nameRu ? nameVariants(nameRu) : [])],
  others,
})

const SHORTEST_END = 3

/** The keys of names, and of own names without their first words. */
function keysOf({ own, others }: Names, entry: number): PrefixKey[] {
  const found = new Map<string, PrefixKey>()
  const add = (key: string, isAside: boolean): void => {
    if (key !== '' && (!isAside || !found.has(key))) found.set(key, { key, entry, isAside })
  }
  for (const name of own) {
    const tokens = tokensOf(plainSpelling(name)).map(({ key }) => key)
    add(tokens.join(''), false)
    for (let from = 1; from < tokens.length; from++) {
      if ((tokens[from]?.length ?? 0) >= SHORTEST_END) add(tokens.slice(from).join(''), true)
    }
  }
  for (const name of others) add(spellingKey(name), true)
  return [...found.values()]
}

/** People seldom search for it, and its names are many. */
const EQUIPMENT = 'options'

/** One entry for the labels of one value in the lists of a type, called as the first of them. */
function* kindsOf(labels: readonly NamedLabel[]): Generator<void, Map<string, NamedLabel[]>> {
  const kinds = new Map<string, NamedLabel[]>()
  for (const label of labels) {
    yield
    if (
      label.end ||
      label.isNarrower ||
      label.key === EQUIPMENT ||
      typeof label.value === 'boolean'
    )
      continue
    const id = `${label.adType} ${label.key} ${label.value}`
    const same = kinds.get(id)
    if (same) same.push(label)
    else kinds.set(id, [label])
  }
  return kinds
}

/** Lists everything that the lexicon knows and that a query may go on to, row by row (`inSlices`). */
export function* makeEntries(source: LexiconSource): Generator<void, Entries> {
  const all: Entry[] = []
  const keys: PrefixKey[] = []
  const numbers = new Map<string, number>()
  const add = (entry: Entry, names: Names): void => {
    keys.push(...keysOf(names, all.length))
    numbers.set(idOf(entry), all.length)
    all.push(entry)
  }
  for (const row of source.marks) {
    add({ kind: 'mark', id: row.id, name: row.name }, namesOf(row))
    yield
  }
  for (const { parentId, ...row } of source.models) {
    yield
    if (parentId === undefined) continue
    add({ kind: 'model', id: row.id, markId: parentId, name: row.name }, namesOf(row))
  }
  for (const row of source.places) {
    add({ kind: 'place', id: row.id, name: row.name }, namesOf(row))
    yield
  }
  for (const labels of (yield* kindsOf(source.labels)).values()) {
    yield
    const [{ adType, key, value, name }] = labels as [NamedLabel]
    if (typeof value === 'boolean' || spellingKey(name).length < 2) continue
    add(
      { kind: 'kind', adType, key, value, name },
      { own: [name], others: labels.map((label) => label.name) },
    )
  }
  return {
    all,
    keys,
    numberOf: (adType, key, value) =>
      numbers.get(`${key} ${value}`) ?? numbers.get(`${adType} ${key} ${value}`),
  }
}
