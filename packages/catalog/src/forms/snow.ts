import type { FormDefinition } from '../form-definition.ts'
import { choice } from './field-variants.ts'
import { SNOW_TYPES } from './moto-enumerations.ts'
import { MOTO_COLOR, MOTO_ENGINE, MOTO_STATE } from './moto-fields.ts'
import { VEHICLE_PHOTOS, YEAR } from './vehicle-fields.ts'
import { MARK_KEYS, marksOf } from './vehicle-marks.ts'
import { VEHICLE_SECTIONS } from './vehicle-sections.ts'

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
