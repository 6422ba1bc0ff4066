import type { FormDefinition } from '../../engine/definition.ts'
import { titleField } from '../fields/title-field.ts'
import { PART_PHOTOS } from '../parts/parts-fields.ts'
import { BOLTS, BORE, DISC_BRAND, OFFSET, PCD, RIM, RIM_WIDTH } from './disc-fields.ts'
import { DIAMETER, stateFields, WHEEL_SECTIONS } from './wheel-fields.ts'

/** Discs of cars and lorries (spec §3: prodId 22). */
export const AUTO_PARTS_DISCS_FORM: FormDefinition = {
  adType: 'auto_parts_discs',
  prodId: 22,
  name: 'Диски',
  sections: WHEEL_SECTIONS,
  photos: PART_PHOTOS,
  priceRequired: true,
  fields: [
    titleField('part', 'Литые диски R16 5×114,3'),
    RIM,
    DISC_BRAND,
    DIAMETER,
    RIM_WIDTH,
    BOLTS,
    PCD,
    OFFSET,
    BORE,
    ...stateFields(),
  ],
  title: [['title']],
  summary: [['rim'], ['rimWidth', 'pcd'], ['offset', 'bore'], ['quantity']],
}
