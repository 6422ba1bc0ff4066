import type { FormDefinition } from '../../../engine/definition.ts'
import { HYDRO_PARTS } from '../categories/hydro-parts.ts'
import { partsForm } from '../parts-form.ts'

/** A part of a jet ski; those of boats have no type of their own and stand here (spec §3: prodId 33). */
export const MOTO_PARTS_HYDRO_FORM: FormDefinition = partsForm({
  adType: 'moto_parts_hydro',
  prodId: 33,
  name: 'Запчасть для гидроцикла',
  example: 'Импеллер Sea-Doo GTX',
  categories: HYDRO_PARTS,
  codes: ['hydro', 'boat'],
})
