import type { FormDefinition } from '../../engine/definition.ts'
import { titleField } from '../fields/title-field.ts'
import { PART_PHOTOS } from '../parts/parts-fields.ts'
import { BOLTS, BORE, DISC_BRAND, OFFSET, PCD, RIM, RIM_WIDTH } from './disc-fields.ts'
import { FOR_VEHICLES, RUN_FLAT, SEASON, TYRE_MARKS, TYRE_SIZE, WEAR } from './tyre-fields.ts'
import { DIAMETER, stateFields, WHEEL_SECTIONS } from './wheel-fields.ts'

/** Tyres on discs, of cars and lorries (spec §3: prodId 23). */
export const AUTO_PARTS_WHEELS_FORM: FormDefinition = {
  adType: 'auto_parts_wheels',
  prodId: 23,
  name: 'Колёса в сборе',
  sections: WHEEL_SECTIONS,
  photos: PART_PHOTOS,
  priceRequired: true,
  fields: [
    titleField('part', 'Зимние колёса 205/55 R16'),
    ...TYRE_MARKS,
    SEASON,
    FOR_VEHICLES,
    RIM,
    DISC_BRAND,
    ...TYRE_SIZE,
    DIAMETER,
    RUN_FLAT,
    RIM_WIDTH,
    BOLTS,
    PCD,
    OFFSET,
    BORE,
    ...stateFields(WEAR),
  ],
  title: [['title']],
  summary: [['width'], ['seasonality'], ['pcd'], ['wear'], ['quantity']],
}
