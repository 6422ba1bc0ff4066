import type { FormDefinition } from '../../../engine/definition.ts'
import { ELECTRO_PARTS } from '../categories/electro-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of an electric vehicle (spec §3: prodId 35). */
export const MOTO_PARTS_ELECTRO_FORM: FormDefinition = partsForm({
  adType: 'moto_parts_electro',
  prodId: 35,
  name: 'Запчасть для электротранспорта',
  example: 'Контроллер Kugoo S3',
  categories: ELECTRO_PARTS,
  codes: ['electric'],
})
