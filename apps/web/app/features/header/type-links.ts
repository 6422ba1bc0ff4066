import { MAIN_TYPES } from '@trassa/catalog/taxonomy/main-types'
import { type Subtype, subtypesOf } from '@trassa/catalog/taxonomy/subtypes'
import { typeAddress } from '../../shared/addresses/type-address.ts'

/** Disabled subtypes are not linked. */
const isOpen = ({ disabled }: Subtype): boolean => !disabled

/** Every main type with links to its subtypes, in a city or in the whole country. */
export const typeLinks = (citySlug: string | null) =>
  MAIN_TYPES.map(({ id, name }) => ({
    id,
    name,
    links: subtypesOf(id)
      .filter(isOpen)
      .map((subtype) => ({ label: subtype.name, to: typeAddress(subtype, citySlug) })),
  })).filter(({ links }) => links.length > 0)
