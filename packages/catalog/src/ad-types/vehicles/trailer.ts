import type { FormDefinition } from '../../engine/definition.ts'
import { TRAILER_TYPES } from '../fields/trailer-enumerations.ts'
import { TRAILER_LINES, trailerFields } from '../fields/trailer-fields.ts'
import { VEHICLE_PHOTOS } from '../fields/vehicle-fields.ts'
import { VEHICLE_SECTIONS } from '../fields/vehicle-sections.ts'

/** A trailer or a semi-trailer (spec §3: trailer, prodId 14). */
export const TRAILER_FORM: FormDefinition = {
  adType: 'trailer',
  prodId: 14,
  name: 'Прицеп',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: trailerFields(TRAILER_TYPES),
  ...TRAILER_LINES,
}
