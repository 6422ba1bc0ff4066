import { OUTSIDE_LINKS, type OutsideLinkId } from '@trassa/contracts/outside-links'
import { useSite } from '../../lib/document/site.ts'
import { PATHS } from '../addresses/paths.ts'

export type OutsideGroup = 'services' | 'bank' | 'apps' | 'social'

interface Entry {
  group: OutsideGroup
  label: string
  /** The site's own page for the same thing, which stands in where no partner is set. */
  own?: string
}

/** How each page outside is called, and where its link stands (spec §1, §2). */
const ENTRIES: Record<OutsideLinkId, Entry> = {
  historyCheck: { group: 'services', label: 'Проверка истории' },
  inspection: { group: 'services', label: 'Осмотр и оценка' },
  transport: { group: 'services', label: 'Заказ перевозки', own: PATHS.delivery },
  buyback: { group: 'services', label: 'Выкуп автомобиля', own: PATHS.carBuyback },
  telegramBot: { group: 'services', label: 'Бот в Telegram' },
  insurance: { group: 'bank', label: 'Страхование' },
  carLoan: { group: 'bank', label: 'Автокредит' },
  card: { group: 'bank', label: 'Банковская карта' },
  appStore: { group: 'apps', label: 'App Store' },
  googlePlay: { group: 'apps', label: 'Google Play' },
  ruStore: { group: 'apps', label: 'RuStore' },
  appGallery: { group: 'apps', label: 'AppGallery' },
  vk: { group: 'social', label: 'ВКонтакте' },
  telegram: { group: 'social', label: 'Telegram' },
  ok: { group: 'social', label: 'Одноклассники' },
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

const IDS = Object.keys(OUTSIDE_LINKS) as OutsideLinkId[]

/** The links of a group that lead somewhere on this server. */
export function usePartnerLinks(group: OutsideGroup): PartnerLink[] {
  const { outsideLinks } = useSite()
  return IDS.filter((id) => ENTRIES[id].group === group).flatMap((id) => {
    const { label, own } = ENTRIES[id]
    const to = outsideLinks[id] ?? own
    return to === undefined ? [] : [{ id, label, to }]
  })
}

/** Services beside ads: those of partners, then the bank's. */
export const useServiceLinks = (): PartnerLink[] => [
  ...usePartnerLinks('services'),
  ...usePartnerLinks('bank'),
]
