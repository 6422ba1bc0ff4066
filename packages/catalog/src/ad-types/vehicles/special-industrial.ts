import type { FormDefinition } from '../../engine/definition.ts'
import { VEHICLE_PHOTOS } from '../fields/vehicle-fields.ts'
import { VEHICLE_SECTIONS } from '../fields/vehicle-sections.ts'
import { MACHINE_LINES, machineFields } from './machine-fields.ts'
import { MUNICIPAL_TYPES } from './municipal-types.ts'

/** A construction, road, municipal or forest machine (spec §3: special_industrial, prodId 13). */
export const SPECIAL_INDUSTRIAL_FORM: FormDefinition = {
  adType: 'special_industrial',
  prodId: 13,
  name: 'Спецтехника',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: machineFields(MUNICIPAL_TYPES, ['municipal']),
  ...MACHINE_LINES,
}
