import { PATHS, type PageLocation } from '../../shared/addresses/paths.ts'
import { isCurrentPage } from './is-current-page.ts'
import { typeLinks } from './type-links.ts'

export interface NavigationLink {
  label: string
  to: string
  /** The subtypes of a main type; with one alone the link itself leads there. */
  children?: { label: string; to: string }[]
}

/** Whether the link, or one of its children, leads to the current page. */
export const isCurrent = ({ to, children = [] }: NavigationLink, location: PageLocation): boolean =>
  [to, ...children.map((child) => child.to)].some((one) => isCurrentPage(one, location))

/** The top navigation (spec §2): subtypes drop down from each main type; services are one link. */
export function siteLinks(city: string | null): NavigationLink[] {
  const lists = typeLinks(city).map(({ name, links }): NavigationLink => {
    const to = links[0]?.to ?? PATHS.home
    return links.length > 1 ? { label: name, to, children: links } : { label: name, to }
  })
  return [...lists, { label: 'О проекте', to: PATHS.about }, { label: 'Помощь', to: PATHS.help }]
}

/** The navigation of profile pages (spec §2). */
export const profileLinks = (): NavigationLink[] => [
  { label: 'Мои объявления', to: PATHS.myAds },
  { label: 'Черновики', to: PATHS.drafts },
  { label: 'Архив', to: PATHS.archive },
  { label: 'Избранное', to: PATHS.favorites },
  { label: 'Редактировать профиль', to: PATHS.profileSettings },
]
