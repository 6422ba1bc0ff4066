import type { FormDefinition } from '../../../engine/definition.ts'
import { MOTO_ACCESSORIES } from '../categories/moto-accessories.ts'
import { partsForm } from '../parts-form.ts'

/** Gear and accessories of motorcycles (spec §3: prodId 38). */
export const MOTO_PARTS_ACCESSORIES_FORM: FormDefinition = partsForm({
  adType: 'moto_parts_accessories',
  prodId: 38,
  name: 'Аксессуар для мототехники',
  example: 'Шлем Shoei NXR 2',
  categories: MOTO_ACCESSORIES,
  codes: ['motorcycle', 'scooters'],
})
