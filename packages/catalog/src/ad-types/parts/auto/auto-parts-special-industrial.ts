import type { FormDefinition } from '../../../engine/definition.ts'
import { INDUSTRIAL_PARTS } from '../categories/industrial-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of a road, building or municipal machine (spec §3: prodId 31). */
export const AUTO_PARTS_SPECIAL_INDUSTRIAL_FORM: FormDefinition = partsForm({
  adType: 'auto_parts_special_industrial',
  prodId: 31,
  name: 'Запчасть для спецтехники',
  example: 'Гидромотор хода Hitachi ZX200',
  categories: INDUSTRIAL_PARTS,
  codes: ['municipal'],
})
