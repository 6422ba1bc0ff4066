import { MAIN_TYPES } from '@trassa/catalog/taxonomy/main-types'
import { LEGAL_LINKS } from '../../shared/addresses/legal-links.ts'
import { PATHS } from '../../shared/addresses/paths.ts'
import {
  OUTSIDE_HEADINGS,
  usePartnerLinks,
  useServiceLinks,
} from '../../shared/outside-links/outside-links.ts'

export interface FooterColumn {
  label: string
  links: readonly { label: string; to: string }[]
}

const CATALOGUE = MAIN_TYPES.map(({ name, path }) => ({ label: name, to: path }))
const ABOUT = [
  { label: 'О проекте', to: PATHS.about },
  { label: 'Помощь', to: PATHS.help },
]

/** The footer's links; a column without links is absent. */
export function useFooterColumns(): FooterColumn[] {
  const services = useServiceLinks()
  return [
    { label: 'Каталог', links: CATALOGUE },
    { label: OUTSIDE_HEADINGS.services, links: [...services, ...ABOUT] },
    { label: OUTSIDE_HEADINGS.social, links: usePartnerLinks('social') },
    { label: 'Документы', links: LEGAL_LINKS },
  ].filter(({ links }) => links.length > 0)
}
