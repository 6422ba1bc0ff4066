import { MAIN_TYPES, type MainTypeId } from '@trassa/catalog/taxonomy/main-types'
import { type Subtype, subtypesOf } from '@trassa/catalog/taxonomy/subtypes'
import type { VehicleKind } from '@trassa/ui/brand/vehicle'
import { PICKER_KINDS } from '../ad-view/vehicle-kinds.ts'

/** A main type with what can be picked of it; on a phone "Запчасти" holds two of them (spec §2). */
export interface PickerGroup {
  id: string
  name: string
  kind: VehicleKind
  subtypes: Subtype[]
  groups: PickerGroup[]
}

/** What "Запчасти" asks, and the main type behind each answer. */
const PARTS: Partial<Record<MainTypeId, string>> = {
  car_parts: 'Авто',
  moto_parts: 'Мото-гидро',
}

function ofMainType(id: MainTypeId, name: string): PickerGroup {
  const subtypes = subtypesOf(id)
  const kind = subtypes[0] ? PICKER_KINDS[subtypes[0].adType] : 'car'
  return { id, name, kind, subtypes, groups: [] }
}

/** spec §2: types auto, moto, car_parts, moto_parts, services. */
export const WIDE_GROUPS: readonly PickerGroup[] = MAIN_TYPES.map(({ id, name }) =>
  ofMainType(id, name),
)

const parts: PickerGroup = {
  id: 'parts',
  name: 'Запчасти',
  kind: 'part',
  subtypes: [],
  groups: MAIN_TYPES.flatMap(({ id }) => {
    const answer = PARTS[id]
    return answer === undefined ? [] : [ofMainType(id, answer)]
  }),
}

/** spec §2: the mobile version has Parts, which asks Auto or Moto-hydro. */
export const NARROW_GROUPS: readonly PickerGroup[] = MAIN_TYPES.flatMap(({ id, name }) => {
  if (PARTS[id] === undefined) return [ofMainType(id, name)]
  return parts.groups[0]?.id === id ? [parts] : []
})
