import type { FormDefinition } from '../../engine/definition.ts'
import { choice } from '../fields/field-variants.ts'
import { VEHICLE_PHOTOS, YEAR } from '../fields/vehicle-fields.ts'
import { MARK_KEYS, marksOf } from '../fields/vehicle-marks.ts'
import { VEHICLE_SECTIONS } from '../fields/vehicle-sections.ts'
import { SNOW_TYPES } from './moto-enumerations.ts'
import { MOTO_COLOR, MOTO_ENGINE, MOTO_STATE } from './moto-fields.ts'

/** A snowmobile (spec §3: snow, prodId 4). */
export const SNOW_FORM: FormDefinition = {
  adType: 'snow',
  prodId: 4,
  name: 'Снегоход',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: [
    ...marksOf(['snowmobile'], 'Выберите марку'),
    YEAR,
    choice({
      key: 'typeId',
      label: 'Тип снегохода',
      section: 'specs',
      options: SNOW_TYPES,
      required: 'Выберите тип снегохода',
      searched: true,
    }),
    ...MOTO_ENGINE,
    MOTO_COLOR,
    ...MOTO_STATE,
  ],
  title: [[...MARK_KEYS], ['year']],
  summary: [['year'], ['mileage'], ['volume'], ['typeId']],
}
