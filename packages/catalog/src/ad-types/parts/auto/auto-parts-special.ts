import type { FormDefinition } from '../../../engine/definition.ts'
import { AGRICULTURAL_PARTS } from '../categories/agricultural-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of an agricultural machine (spec §3: prodId 30). */
export const AUTO_PARTS_SPECIAL_FORM: FormDefinition = partsForm({
  adType: 'auto_parts_special',
  prodId: 30,
  name: 'Запчасть для сельхозтехники',
  example: 'Насос-дозатор МТЗ-82',
  categories: AGRICULTURAL_PARTS,
  codes: ['agricultural'],
})
