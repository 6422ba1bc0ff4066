import type { FormDefinition } from '../form-definition.ts'
import { BOLTS, BORE, DISC_BRAND, OFFSET, PCD, RIM, RIM_WIDTH } from './disc-fields.ts'
import { optional } from './field-variants.ts'
import { PART_PHOTOS } from './parts-fields.ts'
import { titleField } from './title-field.ts'
import { AXIS, DIAMETER, stateFields, WHEEL_SECTIONS } from './wheel-fields.ts'

/** Discs of motorcycles, which often have spokes and no bolts (spec §3: prodId 39). */
export const MOTO_PARTS_DISCS_FORM: FormDefinition = {
  adType: 'moto_parts_discs',
  prodId: 39,
  name: 'Мотодиски',
  sections: WHEEL_SECTIONS,
  photos: PART_PHOTOS,
  priceRequired: true,
  fields: [
    titleField('part', 'Диск передний Honda CB400'),
    AXIS,
    RIM,
    DISC_BRAND,
    DIAMETER,
    ...[RIM_WIDTH, BOLTS, PCD].map(optional),
    OFFSET,
    BORE,
    ...stateFields(),
  ],
  title: [['title']],
  summary: [['rim'], ['diameter'], ['axis'], ['quantity']],
}
