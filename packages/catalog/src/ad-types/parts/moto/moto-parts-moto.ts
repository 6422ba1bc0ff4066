import type { FormDefinition } from '../../../engine/definition.ts'
import { MOTO_PARTS } from '../categories/moto-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of a motorcycle or a scooter (spec §3: prodId 32). */
export const MOTO_PARTS_MOTO_FORM: FormDefinition = partsForm({
  adType: 'moto_parts_moto',
  prodId: 32,
  name: 'Запчасть для мотоцикла',
  example: 'Карбюратор Honda CB400',
  categories: MOTO_PARTS,
  codes: ['motorcycle', 'scooters'],
})
