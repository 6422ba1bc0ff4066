import type { FormDefinition } from '../../../engine/definition.ts'
import { MOTO_TRAILER_PARTS } from '../categories/moto-trailer-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of a trailer for motorcycles, snowmobiles and boats (spec §3: prodId 37). */
export const MOTO_PARTS_TRAILER_FORM: FormDefinition = partsForm({
  adType: 'moto_parts_trailer',
  prodId: 37,
  name: 'Запчасть для мотоприцепа',
  example: 'Ступица прицепа МЗСА',
  categories: MOTO_TRAILER_PARTS,
  codes: ['trailer'],
})
