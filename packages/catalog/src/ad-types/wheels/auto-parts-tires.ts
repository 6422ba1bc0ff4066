import type { FormDefinition } from '../../engine/definition.ts'
import { titleField } from '../fields/title-field.ts'
import { PART_PHOTOS } from '../parts/parts-fields.ts'
import { FOR_VEHICLES, RUN_FLAT, SEASON, TYRE_MARKS, TYRE_SIZE, WEAR } from './tyre-fields.ts'
import { DIAMETER, stateFields, WHEEL_SECTIONS } from './wheel-fields.ts'

/** Tyres of cars and lorries (spec §3: prodId 20). */
export const AUTO_PARTS_TIRES_FORM: FormDefinition = {
  adType: 'auto_parts_tires',
  prodId: 20,
  name: 'Шины',
  sections: WHEEL_SECTIONS,
  photos: PART_PHOTOS,
  priceRequired: true,
  fields: [
    titleField('part', 'Зимние шины 205/55 R16'),
    ...TYRE_MARKS,
    SEASON,
    FOR_VEHICLES,
    ...TYRE_SIZE,
    DIAMETER,
    RUN_FLAT,
    ...stateFields(WEAR),
  ],
  title: [['title']],
  summary: [['width'], ['seasonality'], ['wear'], ['quantity']],
}
