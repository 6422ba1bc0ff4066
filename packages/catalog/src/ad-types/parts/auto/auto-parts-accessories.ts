import type { FormDefinition } from '../../../engine/definition.ts'
import { CAR_ACCESSORIES } from '../categories/car-accessories.ts'
import { partsForm } from '../parts-form.ts'

/** An accessory of a car (spec §3: prodId 25). */
export const AUTO_PARTS_ACCESSORIES_FORM: FormDefinition = partsForm({
  adType: 'auto_parts_accessories',
  prodId: 25,
  name: 'Аксессуар для автомобиля',
  example: 'Коврики EVA Kia Rio',
  categories: CAR_ACCESSORIES,
  codes: 'car',
})
