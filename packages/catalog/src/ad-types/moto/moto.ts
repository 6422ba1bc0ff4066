import type { FormDefinition } from '../../engine/definition.ts'
import { choice } from '../fields/field-variants.ts'
import { VEHICLE_PHOTOS, YEAR } from '../fields/vehicle-fields.ts'
import { MARK_KEYS, marksOf } from '../fields/vehicle-marks.ts'
import { VEHICLE_SECTIONS } from '../fields/vehicle-sections.ts'
import { MOTO_DRIVES, MOTO_TYPES } from './moto-enumerations.ts'
import { MOTO_COLOR, MOTO_ENGINE, MOTO_STATE } from './moto-fields.ts'

/** A motorcycle, a scooter or a moped (spec §3: moto, prodId 8). */
export const MOTO_FORM: FormDefinition = {
  adType: 'moto',
  prodId: 8,
  name: 'Мотоцикл',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: [
    ...marksOf(['motorcycle', 'scooters'], 'Выберите марку'),
    YEAR,
    choice({
      key: 'typeId',
      label: 'Тип мотоцикла',
      section: 'specs',
      options: MOTO_TYPES,
      required: 'Выберите тип мотоцикла',
      searched: true,
    }),
    ...MOTO_ENGINE,
    choice({
      key: 'drive',
      label: 'Привод',
      section: 'specs',
      options: MOTO_DRIVES,
      column: 'drive',
    }),
    MOTO_COLOR,
    ...MOTO_STATE,
  ],
  title: [[...MARK_KEYS], ['year']],
  summary: [['year'], ['mileage'], ['volume'], ['typeId']],
}
