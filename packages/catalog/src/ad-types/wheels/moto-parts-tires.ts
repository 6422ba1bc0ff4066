import type { FormDefinition } from '../../engine/definition.ts'
import { optional } from '../fields/field-variants.ts'
import { titleField } from '../fields/title-field.ts'
import { PART_PHOTOS } from '../parts/parts-fields.ts'
import { RUN_FLAT, SEASON, TYRE_MARKS, TYRE_SIZE, WEAR } from './tyre-fields.ts'
import { AXIS, DIAMETER, stateFields, WHEEL_SECTIONS } from './wheel-fields.ts'

/** Tyres of motorcycles (spec §3: prodId 21). */
export const MOTO_PARTS_TIRES_FORM: FormDefinition = {
  adType: 'moto_parts_tires',
  prodId: 21,
  name: 'Мотошины',
  sections: WHEEL_SECTIONS,
  photos: PART_PHOTOS,
  priceRequired: true,
  fields: [
    titleField('part', 'Моторезина 120/70 R17'),
    ...TYRE_MARKS,
    AXIS,
    optional(SEASON),
    ...TYRE_SIZE,
    DIAMETER,
    RUN_FLAT,
    ...stateFields(WEAR),
  ],
  title: [['title']],
  summary: [['width'], ['axis'], ['wear'], ['quantity']],
}
