import { spellingKey } from '@trassa/catalog/names/spelling-key'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { visitAll } from '../../../platform/concurrency/in-slices.ts'
import { type NamedLabel, TYPE_KEY } from '../lexicon/labels.ts'
import type { LexiconSource } from '../lexicon/lexicon-source.ts'
import { type Kind, ROLE, type Sense } from '../lexicon/spellings.ts'
import type { PrefixedEntry } from './prefix-index.ts'

/** Something that can be suggested. */
export type Entry =
  | { kind: 'mark'; id: string; name: string }
  | { kind: 'model'; id: string; markId: string; name: string }
  /** Its id is the slug. */
  | { kind: 'place'; id: string; name: string }
  /** A value of a filter in the lists of one type. */
  | { kind: 'kind'; adType: AdType; key: string; value: string | number; name: string }

/** Everything that can be suggested. */
export interface Entries {
  all: readonly Entry[]
  markNumber: (id: string) => number | undefined
  /** The number of what a value of a filter stands for in the lists of a type. */
  numberOf: (adType: AdType, key: string, value: string | number) => number | undefined
}

/** The filter that an entry is a value of; the dictionaries' rows are the same in the lists of all types. */
function filterOf(entry: Entry): string {
  switch (entry.kind) {
    case 'mark':
      return 'markId'
    case 'model':
      return 'modelId'
    case 'place':
      return 'city'
    case 'kind':
      return `${entry.adType} ${entry.key}`
  }
}

/** Filters whose values say by themselves what is searched for; other values go on from something only. */
const THING_KEYS: ReadonlySet<string> = new Set(['typeId', 'bodyType', 'seasonality', TYPE_KEY])
export const isThing = (key: string): boolean => THING_KEYS.has(key)

/** People seldom search for it, and its names are many. */
const EQUIPMENT = 'options'

const isSuggested = ({ end, isNarrower, key, value }: NamedLabel): boolean =>
  !end && !isNarrower && key !== EQUIPMENT && typeof value !== 'boolean'

/** Labels of one value in the lists of a type, by their places in the source. */
const valuesOf = (labels: readonly NamedLabel[]): readonly number[][] => {
  const suggested = labels.flatMap((label, place) => (isSuggested(label) ? [{ label, place }] : []))
  const byValue = Map.groupBy(
    suggested,
    ({ label: { adType, key, value } }) => `${adType} ${key} ${value}`,
  )
  return Array.from(byValue.values(), (same) => same.map(({ place }) => place))
}

/** The entries that a spelling is a key of, by what it stands for. */
type EntriesOf = (senses: readonly Sense[]) => readonly PrefixedEntry[]

/** Numbers of entries by the places of what they are made of; of other places `NONE`. */
type Numbers = Record<'marks' | 'models' | 'places' | 'labels', Int32Array>
const NONE = -1

/** Lists everything that the lexicon knows and that a query may go on to, a portion at a time (`inSlices`). */
export function* makeEntries(
  source: LexiconSource,
): Generator<void, { entries: Entries; entriesOf: EntriesOf }> {
  const all: Entry[] = []
  const byFilter = new Map<string, Map<string, number>>()
  const places = (of: readonly unknown[]) => new Int32Array(of.length).fill(NONE)
  const numbers: Numbers = {
    marks: places(source.marks),
    models: places(source.models),
    places: places(source.places),
    labels: places(source.labels),
  }
  /** The labels that kinds are called by. */
  const names = new Set<number>()

  function add(entry: Entry): number {
    const filter = filterOf(entry)
    const value = String(entry.kind === 'kind' ? entry.value : entry.id)
    byFilter.set(filter, (byFilter.get(filter) ?? new Map()).set(value, all.length))
    return all.push(entry) - 1
  }
  function addKind([first = NONE, ...others]: readonly number[]): void {
    const label = source.labels[first]
    if (!label || typeof label.value === 'boolean' || spellingKey(label.name).length < 2) return
    const { adType, key, value, name } = label
    const number = add({ kind: 'kind', adType, key, value, name })
    for (const place of [first, ...others]) numbers.labels[place] = number
    names.add(first)
  }

  yield* visitAll(source.marks, ({ id, name }, place) => {
    numbers.marks[place] = add({ kind: 'mark', id, name })
  })
  yield* visitAll(source.models, ({ id, name, parentId: markId }, place) => {
    if (markId !== undefined) numbers.models[place] = add({ kind: 'model', id, markId, name })
  })
  yield* visitAll(source.places, ({ id, name }, place) => {
    numbers.places[place] = add({ kind: 'place', id, name })
  })
  yield* visitAll(valuesOf(source.labels), addKind)

  function prefixed({ kind, place, role }: Sense): PrefixedEntry | undefined {
    if (!hasEntries(kind)) return undefined
    const entry = numbers[kind][place] ?? NONE
    const isOther = kind === 'labels' && !names.has(place)
    if (entry === NONE || role === ROLE.variant || (isOther && role === ROLE.end)) return undefined
    return { entry, isAside: isOther || role !== ROLE.own }
  }
  return {
    entries: {
      all,
      markNumber: (id) => byFilter.get('markId')?.get(id),
      numberOf: (adType, key, value) =>
        (byFilter.get(key) ?? byFilter.get(`${adType} ${key}`))?.get(String(value)),
    },
    entriesOf: (senses) => {
      const found: PrefixedEntry[] = []
      for (const sense of senses) {
        const one = prefixed(sense)
        if (one) found.push(one)
      }
      return found.length < 2 ? found : once(found)
    },
  }
}

/** Nothing goes on to a generation, nor to a word that is no name. */
const hasEntries = (kind: Kind): kind is keyof Numbers =>
  kind === 'marks' || kind === 'models' || kind === 'places' || kind === 'labels'

/** Each entry once, in ascending order; a key is aside where it is nothing else of the entry. */
const once = (found: PrefixedEntry[]): PrefixedEntry[] =>
  found
    .sort((a, b) => a.entry - b.entry || Number(a.isAside) - Number(b.isAside))
    .filter(({ entry }, place) => entry !== found[place - 1]?.entry)
