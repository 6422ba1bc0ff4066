import type { FormDefinition } from '../../../engine/definition.ts'
import { TRUCK_PARTS } from '../categories/truck-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of a truck (spec §3: prodId 27). */
export const AUTO_PARTS_TRUCK_FORM: FormDefinition = partsForm({
  adType: 'auto_parts_truck',
  prodId: 27,
  name: 'Запчасть для грузовика',
  example: 'Турбокомпрессор КАМАЗ Евро-3',
  categories: TRUCK_PARTS,
  codes: ['truck', 'artic'],
})
