import { OFFERED_TYPES } from '../../lib/offered-types.ts'
import { PATHS } from '../../lib/paths.ts'
import { typeAddress } from '../../lib/type-address.ts'

export interface NavigationLink {
  label: string
  to: string
  /** The subtypes of a main type; with one alone the link itself leads there. */
  children?: { label: string; to: string }[]
}

/** The top navigation (spec §2), as far as it leads somewhere. */
export function siteLinks(city: string | null, types = OFFERED_TYPES): NavigationLink[] {
  const lists = types.map(({ name, subtypes }): NavigationLink => {
    const children = subtypes.map((subtype) => ({
      label: subtype.name,
      to: typeAddress(subtype, city),
    }))
    const to = children[0]?.to ?? PATHS.home
    return children.length > 1 ? { label: name, to, children } : { label: name, to }
  })
  return [...lists, { label: 'О проекте', to: PATHS.about }, { label: 'Помощь', to: PATHS.help }]
}

/** The navigation of profile pages (spec §2). */
export const profileLinks = (): NavigationLink[] => [
  { label: 'Мои объявления', to: PATHS.myAds },
  { label: 'Черновики', to: PATHS.drafts },
  { label: 'Архив', to: PATHS.archive },
  { label: 'Редактировать профиль', to: PATHS.profileSettings },
]
