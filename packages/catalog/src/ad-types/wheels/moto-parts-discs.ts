import type { FormDefinition } from '../../engine/definition.ts'
import { optional } from '../fields/field-variants.ts'
import { titleField } from '../fields/title-field.ts'
import { PART_PHOTOS } from '../parts/parts-fields.ts'
import { BOLTS, BORE, DISC_BRAND, OFFSET, PCD, RIM, RIM_WIDTH } from './disc-fields.ts'
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
