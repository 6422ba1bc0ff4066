import type { FormDefinition } from '../../engine/definition.ts'
import { choice } from '../fields/field-variants.ts'
import { VEHICLE_PHOTOS, YEAR } from '../fields/vehicle-fields.ts'
import { MARK_KEYS, marksOf } from '../fields/vehicle-marks.ts'
import { VEHICLE_SECTIONS } from '../fields/vehicle-sections.ts'
import { QUAD_DRIVES, QUAD_TYPES } from './moto-enumerations.ts'
import { MOTO_COLOR, MOTO_ENGINE, MOTO_STATE } from './moto-fields.ts'

/** A quad bike, a side-by-side or a buggy (spec §3: quad_bike, prodId 16). */
export const QUAD_BIKE_FORM: FormDefinition = {
  adType: 'quad_bike',
  prodId: 16,
  name: 'Квадроцикл',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: [
    ...marksOf(['atv'], 'Выберите марку'),
    YEAR,
    choice({
      key: 'typeId',
      label: 'Тип квадроцикла',
      section: 'specs',
      options: QUAD_TYPES,
      required: 'Выберите тип квадроцикла',
      searched: true,
    }),
    ...MOTO_ENGINE,
    choice({
      key: 'drive',
      label: 'Привод',
      section: 'specs',
      options: QUAD_DRIVES,
      column: 'drive',
    }),
    MOTO_COLOR,
    ...MOTO_STATE,
  ],
  title: [[...MARK_KEYS], ['year']],
  summary: [['year'], ['mileage'], ['volume'], ['drive']],
}
