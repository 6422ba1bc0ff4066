import type { FormDefinition } from '../../../engine/definition.ts'
import { TRAILER_PARTS } from '../categories/trailer-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of a trailer (spec §3: prodId 29). */
export const AUTO_PARTS_TRAILER_FORM: FormDefinition = partsForm({
  adType: 'auto_parts_trailer',
  prodId: 29,
  name: 'Запчасть для прицепа',
  example: 'Ось BPW 9 тонн',
  categories: TRAILER_PARTS,
  codes: ['trailer'],
})
