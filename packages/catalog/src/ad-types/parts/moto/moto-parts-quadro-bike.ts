import type { FormDefinition } from '../../../engine/definition.ts'
import { QUAD_PARTS } from '../categories/quad-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of a quad bike (spec §3: prodId 36). */
export const MOTO_PARTS_QUADRO_BIKE_FORM: FormDefinition = partsForm({
  adType: 'moto_parts_quadro_bike',
  prodId: 36,
  name: 'Запчасть для квадроцикла',
  example: 'Вариатор CFMOTO X8',
  categories: QUAD_PARTS,
  codes: ['atv'],
})
