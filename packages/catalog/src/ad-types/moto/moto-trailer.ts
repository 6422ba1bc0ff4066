import type { FormDefinition } from '../../engine/definition.ts'
import { MOTO_TRAILER_TYPES } from '../fields/trailer-enumerations.ts'
import { TRAILER_LINES, trailerFields } from '../fields/trailer-fields.ts'
import { VEHICLE_PHOTOS } from '../fields/vehicle-fields.ts'
import { VEHICLE_SECTIONS } from '../fields/vehicle-sections.ts'

/** A trailer for motorcycles, quad bikes, snowmobiles and boats (spec §3: moto_trailer, prodId 6). */
export const MOTO_TRAILER_FORM: FormDefinition = {
  adType: 'moto_trailer',
  prodId: 6,
  name: 'Прицеп для мототехники',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: trailerFields(MOTO_TRAILER_TYPES),
  ...TRAILER_LINES,
}
