import type { FormDefinition } from '../../engine/definition.ts'
import { optional } from '../fields/field-variants.ts'
import { titleField } from '../fields/title-field.ts'
import { PART_PHOTOS } from '../parts/parts-fields.ts'
import { BOLTS, BORE, DISC_BRAND, OFFSET, PCD, RIM, RIM_WIDTH } from './disc-fields.ts'
import { RUN_FLAT, SEASON, TYRE_MARKS, TYRE_SIZE, WEAR } from './tyre-fields.ts'
import { AXIS, DIAMETER, stateFields, WHEEL_SECTIONS } from './wheel-fields.ts'

/** Tyres on discs, of motorcycles (spec §3: prodId 40). */
export const MOTO_PARTS_WHEELS_FORM: FormDefinition = {
  adType: 'moto_parts_wheels',
  prodId: 40,
  name: 'Мотоколёса в сборе',
  sections: WHEEL_SECTIONS,
  photos: PART_PHOTOS,
  priceRequired: true,
  fields: [
    titleField('part', 'Колесо заднее Yamaha R6'),
    ...TYRE_MARKS,
    AXIS,
    optional(SEASON),
    RIM,
    DISC_BRAND,
    ...TYRE_SIZE,
    DIAMETER,
    RUN_FLAT,
    ...[RIM_WIDTH, BOLTS, PCD].map(optional),
    OFFSET,
    BORE,
    ...stateFields(WEAR),
  ],
  title: [['title']],
  summary: [['width'], ['axis'], ['rim'], ['wear'], ['quantity']],
}
