import type { FormDefinition } from '../../../engine/definition.ts'
import { SNOW_PARTS } from '../categories/snow-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of a snowmobile (spec §3: prodId 34). */
export const MOTO_PARTS_SNOW_FORM: FormDefinition = partsForm({
  adType: 'moto_parts_snow',
  prodId: 34,
  name: 'Запчасть для снегохода',
  example: 'Гусеница Буран 380 мм',
  categories: SNOW_PARTS,
  codes: ['snowmobile'],
})
