import type { ReactNode } from 'react'
import { PATHS, type PageLocation } from '../../shared/addresses/paths.ts'
import { isCurrentPage } from './is-current-page.ts'
import { typeLinks } from './type-links.ts'

interface ChildLink {
  label: string
  /** A path of this site, or an https address. */
  to: string
}

export interface NavigationLink extends ChildLink {
  /** The subtypes of a main type, or the services; with one alone the link itself leads there. */
  children?: readonly ChildLink[]
  /** Beside the label: a count. */
  hint?: ReactNode
}

/** Whether the link, or one of its children, leads to the current page. */
export const isCurrent = ({ to, children = [] }: NavigationLink, location: PageLocation): boolean =>
  [to, ...children.map((child) => child.to)].some((one) => isCurrentPage(one, location))

/**
 * The top navigation (spec §2): subtypes drop down from each main type; the main type of services is one link.
 * What drops down from 'Сервисы' comes with the menus.
 */
export function siteLinks(city: string | null): NavigationLink[] {
  const lists = typeLinks(city).map(({ name, links }): NavigationLink => {
    const to = links[0]?.to ?? PATHS.home
    return links.length > 1 ? { label: name, to, children: links } : { label: name, to }
  })
  return [
    ...lists,
    { label: 'Сервисы', to: PATHS.partnerServices, children: [] },
    { label: 'О проекте', to: PATHS.about },
    { label: 'Помощь', to: PATHS.help },
  ]
}
