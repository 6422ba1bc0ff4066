import type { FormDefinition } from '../../../engine/definition.ts'
import { HYDRO_PARTS } from '../categories/hydro-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of a jet ski or of a boat, which has no type of its own (spec §3: prodId 33). */
export const MOTO_PARTS_HYDRO_FORM: FormDefinition = partsForm({
  adType: 'moto_parts_hydro',
  prodId: 33,
  name: 'Запчасть для гидроцикла',
  example: 'Импеллер Sea-Doo GTX',
  categories: HYDRO_PARTS,
  codes: ['hydro', 'boat'],
})
