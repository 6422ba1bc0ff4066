import type { FormDefinition } from '../../engine/definition.ts'
import { VEHICLE_PHOTOS } from '../fields/vehicle-fields.ts'
import { VEHICLE_SECTIONS } from '../fields/vehicle-sections.ts'
import { AGRICULTURAL_TYPES } from './agricultural-types.ts'
import { MACHINE_LINES, machineFields } from './machine-fields.ts'

/** An agricultural machine (spec §3: special, prodId 12). */
export const SPECIAL_FORM: FormDefinition = {
  adType: 'special',
  prodId: 12,
  name: 'Сельхозтехника',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: machineFields(AGRICULTURAL_TYPES, ['agricultural']),
  ...MACHINE_LINES,
}
