import {
  type LinkWithOwnPage,
  OUTSIDE_LINK_NAMES,
  type OutsideLinkId,
} from '@trassa/contracts/outside-links'
import { useSite } from '../../lib/document/site.ts'
import { PATHS } from '../addresses/paths.ts'

export type OutsideGroup = 'services' | 'bank' | 'apps' | 'social'

/** `own`: the site's own page for the same thing, which stands in where no partner is set. */
type Entry<Id> = { group: OutsideGroup } & (Id extends LinkWithOwnPage
  ? { own: string }
  : { own?: never })

/** Where the link of each page outside stands (spec §1, §2). */
const ENTRIES: { [Id in OutsideLinkId]: Entry<Id> } = {
  historyCheck: { group: 'services' },
  inspection: { group: 'services' },
  transport: { group: 'services', own: PATHS.delivery },
  buyback: { group: 'services', own: PATHS.carBuyback },
  telegramBot: { group: 'services' },
  insurance: { group: 'bank' },
  carLoan: { group: 'bank' },
  card: { group: 'bank' },
  appStore: { group: 'apps' },
  googlePlay: { group: 'apps' },
  ruStore: { group: 'apps' },
  appGallery: { group: 'apps' },
  vk: { group: 'social' },
  telegram: { group: 'social' },
  ok: { group: 'social' },
}

/** The headings of the groups in menus. */
export const OUTSIDE_HEADINGS: Record<OutsideGroup, string> = {
  services: 'Сервисы',
  bank: 'Предложения банка',
  apps: 'Мобильные приложения',
  social: 'Мы в социальных сетях',
}

export interface PartnerLink {
  id: OutsideLinkId
  label: string
  /** A path of this site, or an https address. */
  to: string
}

const IDS = Object.keys(ENTRIES) as OutsideLinkId[]

/** The links of a group that lead somewhere on this server. */
export function usePartnerLinks(group: OutsideGroup): PartnerLink[] {
  const { outsideLinks } = useSite()
  return IDS.filter((id) => ENTRIES[id].group === group).flatMap((id) => {
    const to = outsideLinks[id] ?? ENTRIES[id].own
    return to === undefined ? [] : [{ id, label: OUTSIDE_LINK_NAMES[id], to }]
  })
}

/** Services beside ads: those of partners, then the bank's. */
export const useServiceLinks = (): PartnerLink[] => [
  ...usePartnerLinks('services'),
  ...usePartnerLinks('bank'),
]
