import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type TypeFields, typeFields } from '../../fields/type-fields.ts'
import { valuesOf } from '../../fields/values-of.ts'
import { type NamedLabel, TYPE_KEY } from '../../lexicon/labels.ts'
import { isWithin } from '../../spans/masks.ts'
import type { Known, NamedSpan, Spans } from '../../spans/span.ts'
import type { Candidate } from '../candidate.ts'

const TOWING = 101
const CARS = 801
const TRUCKS = 802
const MACHINES = 803
const MOTO_AND_BOATS = 804
/** Kinds of services that have the name of what is hired. */
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/^(?:авто)?кран(?!-)|автокран/i, 904],
  [/манипулятор/i, 905],
  [/экскаватор|погрузчик/i, 906],
  [/самосвал/i, 907],
  [/эвакуатор/i, TOWING],
]
/** All kinds of hire, and what is hired with its driver. */
const ALL = [CARS, TRUCKS, MACHINES, MOTO_AND_BOATS, ...NAMED.map(([, kind]) => kind)]

/** Kinds that hire out many things: what is hired is in the text. */
const OF_MANY: ReadonlySet<string | number> = new Set([CARS, TRUCKS, MACHINES, MOTO_AND_BOATS])

/** The kind of service that hires out the vehicles of a type, cars by their bodies: hire is called "аренда авто" itself. */
const HIRE_OF: Readonly<Partial<Record<AdType, number>>> = {
  auto: CARS,
  truck: TRUCKS,
  passenger: TRUCKS,
  trailer: TRUCKS,
  special: MACHINES,
  special_industrial: MACHINES,
  moto: MOTO_AND_BOATS,
  quad_bike: MOTO_AND_BOATS,
  snow: MOTO_AND_BOATS,
  electro: MOTO_AND_BOATS,
  hydro: MOTO_AND_BOATS,
  water: MOTO_AND_BOATS,
}

const HIRE = 6
const HIRED = 8
const FURTHER_WORD = 4
const MAKER = 3
/** Nothing is said to be hired. */
const HIRE_ALONE = 4
const KIND_KEYS: ReadonlySet<string> = new Set(['typeId', 'bodyType', TYPE_KEY])

/** Whether a service with the name of a machine is asked for where the machine is hired. */
export const isHired = ({ value }: NamedLabel, { roles }: Spans): boolean =>
  roles.hire !== 0 && NAMED.some(([, kind]) => kind === value)

/**
 * Of the kinds of services that a filter asks for those with the name of what is hired, which need no text to be that: of "аренда автокрана"
 * «Автокран»; `undefined` where nothing that has such a kind is hired.
 */
export function namedAsHired(filter: Filter): Filter | undefined {
  const values = kindsIn(filter).filter((kind) => !OF_MANY.has(kind))
  return asksForHire(filter) && values.length > 0
    ? { key: 'typeId', op: 'many', values }
    : undefined
}

const kindsIn = (filter: Filter): readonly (string | number)[] => valuesOf([filter], 'typeId')

/** Whether a filter asks for kinds of services that hire out many things. */
export const asksForHire = (filter: Filter): boolean =>
  kindsIn(filter).length < ALL.length && kindsIn(filter).some((kind) => OF_MANY.has(kind))

/** Whether machines are hired. */
export const asksForMachines = (filter: Filter): boolean => kindsIn(filter).includes(MACHINES)

/** Who hires out the vehicles of a maker: "аренда солярис". */
function kindsOfMaker(
  { named: { marks }, models }: Pick<NamedSpan, 'named' | 'models'>,
  known: Pick<Known, 'marksOf'>,
): number[] {
  const makers = models.all.length > 0 ? models.all.map(({ markId }) => markId) : marks
  const kinds = Object.entries(HIRE_OF).flatMap(([type, kind]) => {
    const own = known.marksOf(typeFields(type as AdType))
    return makers.some((id) => own.has(id)) ? [kind] : []
  })
  const all = [...new Set(kinds)].toSorted()
  // A car before the boat or the scooter of that name.
  return all.includes(CARS) ? all.filter((kind) => kind !== MOTO_AND_BOATS) : all
}

/** What is hired says who hires it out, and stays in the text: "аренда ямобура", "автокран напрокат". */
export function hireCandidates(
  { adType }: TypeFields,
  { roles, labels, named, head }: Spans,
  known: Pick<Known, 'marksOf'>,
): Candidate[] {
  if (adType !== 'services' || roles.hire === 0) return []
  const hire = (mask: number, weight: number, values: number[]): Candidate => {
    return {
      mask,
      weight,
      meaning: { kind: 'filters', filters: [{ key: 'typeId', op: 'many', values }] },
    }
  }
  const kindsOf = new Map<number, Set<number>>()
  const sizes = new Map<number, number>()
  for (const { mask, size, label } of [...labels.values()].flat()) {
    const kind = HIRE_OF[label.adType]
    if (kind === undefined || !KIND_KEYS.has(label.key) || mask & roles.hire) continue
    if (kind === CARS && label.key === TYPE_KEY) continue
    const kinds = kindsOf.get(mask) ?? new Set()
    kindsOf.set(mask, kinds.add(kind))
    sizes.set(mask, size)
    for (const [name, named] of NAMED) if (name.test(label.name)) kinds.add(named)
  }
  // "крана манипулятора" is one machine.
  const isPart = (mask: number) =>
    [...kindsOf.keys()].some((other) => isWithin({ mask }, { mask: other }))
  const ofWhole = [...kindsOf].filter(([mask]) => !isPart(mask))
  const hired = ofWhole.map(([mask, kinds]) => {
    return {
      ...hire(mask, HIRED + FURTHER_WORD * ((sizes.get(mask) ?? 1) - 1), [...kinds].toSorted()),
      staysInText: true,
    }
  })
  // "экскаватор jcb 3cx аренда": whose it is matters less than that it is hired.
  const rows = named.filter(
    ({ mask, named: { marks, models } }) =>
      marks.length + models.length > 0 && !(mask & roles.hire) && !kindsOf.has(mask),
  )
  const makers = rows.map(({ mask, ...row }): Candidate => {
    const kinds = hired.length === 0 ? kindsOfMaker(row, known) : []
    if (kinds.length > 0) return { ...hire(mask, MAKER, kinds), staysInText: true }
    return { mask, weight: MAKER, staysInText: true, meaning: { kind: 'noise' } }
  })
  return [
    hire(roles.hire, roles.hire & head && hired.length === 0 ? HIRE_ALONE : HIRE, ALL),
    ...hired,
    ...makers,
  ]
}
