import type { MainTypeId } from '@trassa/catalog/taxonomy/main-types'
import { LEGAL_LINKS } from '../../shared/addresses/legal-links.ts'
import { PATHS } from '../../shared/addresses/paths.ts'
import { OUTSIDE_HEADINGS, usePartnerLinks } from '../../shared/outside-links/outside-links.ts'
import { typeLinks } from './type-links.ts'

export interface MenuLinks {
  title: string
  links: readonly { label: string; to: string }[]
}

export interface MenuSection {
  title: string
  /** Lists of ads stay folded: there are thirty-four of them. */
  isFolded: boolean
  /** Several where a section has parts of its own; one without a title otherwise. */
  groups: readonly MenuLinks[]
}

/** The sections of the services menu in the order of spec §2; one without links is absent. */
export function useMenuSections(city: string | null): MenuSection[] {
  const lists = new Map(typeLinks(city).map((type) => [type.id, type]))
  const ofTypes = (...ids: MainTypeId[]): MenuLinks[] =>
    ids.flatMap((id) => {
      const type = lists.get(id)
      return type ? [{ title: type.name, links: type.links }] : []
    })
  const folded = (title: string, groups: MenuLinks[]) => ({ title, isFolded: true, groups })
  const open = (title: string, links: MenuLinks['links']) => ({
    title,
    isFolded: false,
    groups: [{ title, links }],
  })
  return [
    open(OUTSIDE_HEADINGS.services, [
      { label: 'Разместить объявление', to: PATHS.createAd },
      ...ofTypes('services').flatMap(({ links }) => links),
      ...usePartnerLinks('services'),
      { label: 'Рассылка в Telegram', to: PATHS.sending },
      { label: 'Помощь', to: PATHS.help },
      { label: 'О проекте', to: PATHS.about },
    ]),
    folded('Авто', ofTypes('auto')),
    folded('Мото-гидро', ofTypes('moto')),
    folded('Запчасти', ofTypes('car_parts', 'moto_parts')),
    open(OUTSIDE_HEADINGS.apps, usePartnerLinks('apps')),
    open(OUTSIDE_HEADINGS.social, usePartnerLinks('social')),
    open(OUTSIDE_HEADINGS.bank, usePartnerLinks('bank')),
    open('Документы', LEGAL_LINKS),
  ].filter(({ groups }) => groups.some(({ links }) => links.length > 0))
}
