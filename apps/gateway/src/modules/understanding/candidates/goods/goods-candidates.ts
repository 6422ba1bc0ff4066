import { type TypeFields, typeFields } from '../../fields/type-fields.ts'
import { union } from '../../spans/masks.ts'
import type { Known, NamedSpan, Spans } from '../../spans/span.ts'
import { firstOf } from '../../spans/token-roles.ts'
import type { Candidate } from '../candidate.ts'
import { typeWords } from '../needless-labels.ts'
import { VEHICLES_OF } from './goods-of.ts'

/** A kind of vehicle that something is for. */
const PURPOSE = 3
/** What stands first is seldom that. */
const PURPOSE_AT_HEAD = 0
/** More than the types of such goods are less likely than those for cars. */
export const FOR_VEHICLE = 2.5
const LEAST_OF_VEHICLE = 3

/** Kinds of vehicles that goods are for: "кофр на квадроцикл". */
export function purposeCandidates(
  { adType }: TypeFields,
  { vehicleKinds, labels, roles, head }: Pick<Spans, 'vehicleKinds' | 'labels' | 'roles' | 'head'>,
): Candidate[] {
  const vehicles = VEHICLES_OF.get(adType) ?? []
  const kinds = vehicles.flatMap((type) => vehicleKinds.get(type) ?? [])
  if (kinds.length === 0) return []
  const isAccessory = adType === 'moto_parts_accessories'
  const types = isAccessory ? vehicles.map((type) => ({ mask: typeWords(type, { labels }) })) : []
  const said = roles.purpose | union(types)
  return [...Map.groupBy(kinds, ({ mask }) => mask)].map(([mask, spans]) => {
    const weight = firstOf(mask) & head ? PURPOSE_AT_HEAD : PURPOSE
    // "шлем эндуро" says which one, "кофр на эндуро" what it is for; a "гидронасос ек-12" is for that machine alone.
    const saysWhich = isAccessory && !(mask & said)
    const staysInText = saysWhich || spans.every(({ label }) => label.isNarrower)
    return { mask, weight, meaning: { kind: 'noise' }, ...(staysInText && { staysInText }) }
  })
}

/** Whether it is said in lists that have no marks of vehicles, and names one that such goods alone are for: "диск дио". */
export function isForVehicle(
  { letters, named, models }: NamedSpan,
  fields: TypeFields,
  known: Known,
) {
  const vehicles = fields.hasModels || !fields.isGoods ? undefined : VEHICLES_OF.get(fields.adType)
  if (!vehicles || letters < LEAST_OF_VEHICLE) return false
  const sets = vehicles.map((adType) => known.marksOf(typeFields(adType)))
  const marks = [...named.marks, ...models.all.map(({ markId }) => markId)]
  return marks.length > 0 && marks.every((id) => sets.some((set) => set.has(id)))
}
