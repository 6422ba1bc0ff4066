import type { FormDefinition } from '../../engine/definition.ts'
import { choice } from '../fields/field-variants.ts'
import { VEHICLE_PHOTOS, YEAR } from '../fields/vehicle-fields.ts'
import { MARK_KEYS, marksOf } from '../fields/vehicle-marks.ts'
import { VEHICLE_SECTIONS } from '../fields/vehicle-sections.ts'
import { WATER_TYPES } from './water-enumerations.ts'
import { LENGTH, MATERIAL, WATER_STATE } from './water-fields.ts'

/** A boat or a yacht (spec §3: water, prodId 18). */
export const WATER_FORM: FormDefinition = {
  adType: 'water',
  prodId: 18,
  name: 'Водный транспорт',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: [
    choice({
      key: 'typeId',
      label: 'Тип судна',
      section: 'model',
      options: WATER_TYPES,
      required: 'Выберите тип судна',
      searched: true,
    }),
    ...marksOf(['boat']),
    YEAR,
    LENGTH,
    MATERIAL,
    ...WATER_STATE,
  ],
  title: [['typeId', ...MARK_KEYS], ['year']],
  summary: [['year'], ['length'], ['power'], ['material'], ['hours']],
}
