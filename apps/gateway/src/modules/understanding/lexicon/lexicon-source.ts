import type { FilterField } from '@trassa/catalog/engine/definition'
import type { NamedValue, NamesById, NamesData } from '@trassa/catalog/names/names-data'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { visitAll } from '../../../platform/concurrency/in-slices.ts'
import { typeFields } from '../fields/type-fields.ts'
import { type NamedLabel, TYPE_KEY } from './labels.ts'

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
  /** Words for what no list can be asked for: "в кредит". */
  wishes: readonly string[]
  /** Words that are no filter and no mistake: "левый", "комплект". */
  ordinary: readonly string[]
  /** Words of texts, each with what it is written as otherwise: `бош` and `bosch`. */
  writtenOtherwise: ReadonlyMap<string, string>
}

/** A row of a dictionary. */
export interface SourceRow {
  id: string
  name: string
  nameRu?: string | undefined
  parentId?: string | undefined
  /** See `NamedRow`. */
  popularity?: number | undefined
}

/** The rows of all dictionaries; the ids of places are slugs. */
export interface SourceRows {
  marks: readonly SourceRow[]
  models: readonly SourceRow[]
  generations: readonly SourceRow[]
  cities: readonly (SourceRow & { slug: string })[]
  regions: readonly { name: string; nameIn: string; slug: string }[]
}

/** Options of these filters are no words: "+100 км", "один". */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['radius', 'owners'])
/** People leave out what every republic is. */
const REPUBLIC = /\s*республика\s*/i
/** A label like "Рулевая рейка, редуктор" names two things. */
const PARTS_OF_LABEL = /,(?!\d)|\/| и /

/** Everything that rows, filters and their values are called, a portion at a time (`inSlices`). */
export function* lexiconSource(rows: SourceRows, names: NamesData): Generator<void, LexiconSource> {
  const labels = ownLabels()
  yield* visitAll(names.values, (named) => labels.push(...namedLabels(named, labelsOf(named))))
  return {
    marks: yield* withNames(rows.marks, names.marks),
    models: yield* withNames(rows.models, names.models),
    generations: yield* withNames(rows.generations, names.generations),
    places: [
      ...rows.cities.map(({ slug, ...city }) => ({
        ...city,
        id: slug,
        others: names.cities.get(city.id) ?? [],
        // People have other names for the towns that they know.
        popularity: city.popularity || (names.cities.has(city.id) ? 1 : 0),
      })),
      ...rows.regions.map(({ name, nameIn, slug }) => ({
        id: slug,
        name,
        nameRu: nameIn,
        others: [...declined(name, nameIn), ...(names.regions.get(name) ?? [])],
        popularity: 1,
      })),
    ],
    labels,
    noise: names.noise,
    wishes: names.wishes,
    ordinary: [...names.ordinary, ...names.writtenOtherwise.flat()],
    writtenOtherwise: otherWritings(names.writtenOtherwise),
  }
}

/** "краснодарского края", "республике татарстан", "татарстан" */
const declined = (name: string, nameIn: string): string[] => [
  nameIn.replace(/ом крае$/, 'ого края').replace(/ом автономном округе/, 'ого автономного округа'),
  nameIn.replace(' автономном', ''),
  name.replace(REPUBLIC, ''),
  name.replace('Республика', 'Республике'),
  name.replace('Республика', 'Республики'),
]

function otherWritings(groups: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const pairs = groups.flatMap(([first = '', ...others]) => [
    [first, others[0] ?? ''] as const,
    ...others.map((other) => [other, first] as const),
  ])
  return new Map(pairs)
}

const NONE: readonly string[] = []

function* withNames(
  rows: readonly SourceRow[],
  names: NamesById,
): Generator<void, readonly NamedRow[]> {
  const named: NamedRow[] = []
  yield* visitAll(rows, (row) => named.push({ ...row, others: names.get(row.id) ?? NONE }))
  return named
}

/** Four bolts and four cylinders are called `4`, without papers is «Нет»: not by that they are asked for. */
const SAYS_NOTHING = /^(?:\d+|Нет)$/

/** The labels of the forms themselves. */
function ownLabels(): NamedLabel[] {
  return AD_TYPES.flatMap((adType) =>
    [...typeFields(adType).byKey.values()].flatMap(({ key, kind }) => {
      if (kind.type !== 'enumeration' || WITHOUT_WORDS.has(key)) return []
      return kind.options
        .filter(({ id, name }) => id !== kind.any && !SAYS_NOTHING.test(name))
        .flatMap(({ id, name }) =>
          partsOf(name, adType).map((part) => ({ adType, key, value: id, name: part })),
        )
    }),
  )
}

function partsOf(label: string, adType: AdType): string[] {
  // "Аренда мототехники и лодок" is no boat.
  if (adType === 'services') return [label]
  const parts = label.split(PARTS_OF_LABEL).map((part) => part.trim())
  return [...new Set([label, ...parts])].filter((part) => part.length > 1)
}

/** A value that says no more than that it is none of the others: «Другой аксессуар». */
const IS_REST = /^Друг(?:ой|ая|ое|ие)(?! услуга)(?: |$)/

function namedLabels({ value, names, areNarrower }: NamedValue, labels: Label[]): NamedLabel[] {
  const isNarrower = areNarrower || IS_REST.test(value)
  return labels.flatMap((label) =>
    names.map((name) => ({ ...label, name, ...(isNarrower && { isNarrower }) })),
  )
}

type Label = Omit<NamedLabel, 'name'>

/** The filters that a named value stands for, in each type that has it. */
function labelsOf({ filter, value }: NamedValue): Label[] {
  if (filter === 'type')
    return AD_TYPES.filter((adType) => adType === value).map((adType) => ({
      adType,
      key: TYPE_KEY,
      value: adType,
    }))
  const [key = '', only] = filter.split('.').toReversed()
  return AD_TYPES.filter((adType) => only === undefined || adType === only).flatMap(
    (adType) => labelIn(adType, key, value) ?? [],
  )
}

const END_OF_RANGE = /^(?<key>.+)(?<end>From|To)$/

function labelIn(adType: AdType, key: string, value: string): Label | undefined {
  const { byKey, isVehicle } = typeFields(adType)
  const { key: range = '', end } = END_OF_RANGE.exec(key)?.groups ?? {}
  if (byKey.get(range)?.filter === 'range') {
    return { adType, key: range, value: Number(value), end: end === 'From' ? 'from' : 'to' }
  }
  // Of a vehicle without a mileage neither "б/у" nor "новый" asks for anything.
  if (range === 'mileage' && isVehicle)
    return { adType, key: range, value: Number(value), end: 'from' }
  const field = byKey.get(key)
  const found = field && valueIn(field, value)
  return found === undefined ? undefined : { adType, key, value: found }
}

function valueIn({ kind }: FilterField, value: string): number | boolean | undefined {
  if (kind.type === 'flag') return value === 'true'
  return kind.type === 'enumeration'
    ? kind.options.find(({ name }) => name === value)?.id
    : undefined
}
