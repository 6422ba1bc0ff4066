import type { FormDefinition } from '../../../engine/definition.ts'
import { BUS_PARTS } from '../categories/bus-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of a bus (spec §3: prodId 28). */
export const AUTO_PARTS_PASSENGER_FORM: FormDefinition = partsForm({
  adType: 'auto_parts_passenger',
  prodId: 28,
  name: 'Запчасть для автобуса',
  example: 'Лобовое стекло ПАЗ-3205',
  categories: BUS_PARTS,
  codes: ['bus'],
})
