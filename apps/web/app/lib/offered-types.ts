import { MAIN_TYPES } from '@trassa/catalog/main-types'
import { type Subtype, subtypesOf } from '@trassa/catalog/subtypes'

export interface OfferedType {
  id: string
  name: string
  subtypes: Subtype[]
}

/** The main types and subtypes that one can browse and post today: no link leads nowhere. */
export const OFFERED_TYPES: readonly OfferedType[] = MAIN_TYPES.map(({ id, name }) => ({
  id,
  name,
  subtypes: subtypesOf(id).filter((subtype) => !subtype.disabled),
})).filter(({ subtypes }) => subtypes.length > 0)
