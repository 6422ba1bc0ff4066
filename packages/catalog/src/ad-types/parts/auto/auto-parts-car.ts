import type { FormDefinition } from '../../../engine/definition.ts'
import { CAR_PARTS } from '../categories/car-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of a car (spec §3: prodId 26). */
export const AUTO_PARTS_CAR_FORM: FormDefinition = partsForm({
  adType: 'auto_parts_car',
  prodId: 26,
  name: 'Запчасть для легкового автомобиля',
  example: 'Стартер Lada Granta',
  categories: CAR_PARTS,
  codes: 'car',
})
