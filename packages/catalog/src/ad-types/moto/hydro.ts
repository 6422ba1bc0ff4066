import type { FormDefinition } from '../../engine/definition.ts'
import { choice, optional } from '../fields/field-variants.ts'
import { VEHICLE_PHOTOS, YEAR } from '../fields/vehicle-fields.ts'
import { MARK_KEYS, marksOf } from '../fields/vehicle-marks.ts'
import { VEHICLE_SECTIONS } from '../fields/vehicle-sections.ts'
import { HYDRO_TYPES } from './water-enumerations.ts'
import { LENGTH, MATERIAL, WATER_STATE } from './water-fields.ts'

/** A personal watercraft (spec §3: hydro, prodId 5). */
export const HYDRO_FORM: FormDefinition = {
  adType: 'hydro',
  prodId: 5,
  name: 'Гидроцикл',
  sections: VEHICLE_SECTIONS,
  photos: VEHICLE_PHOTOS,
  priceRequired: true,
  fields: [
    ...marksOf(['hydro'], 'Выберите марку'),
    YEAR,
    choice({
      key: 'typeId',
      label: 'Тип гидроцикла',
      section: 'specs',
      options: HYDRO_TYPES,
      required: 'Выберите тип гидроцикла',
      searched: true,
    }),
    optional(LENGTH),
    MATERIAL,
    ...WATER_STATE,
  ],
  title: [[...MARK_KEYS], ['year']],
  summary: [['year'], ['power'], ['hours'], ['typeId']],
}
