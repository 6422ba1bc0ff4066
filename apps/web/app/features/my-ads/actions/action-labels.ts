import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { adPaymentHref, PATHS } from '../../../shared/addresses/paths.ts'
import type { OwnerAction, StatAction } from './owner-actions.ts'

type LinkAction = Exclude<OwnerAction, StatAction>

const hrefAt = (path: string) => (id: string) => `${path}?id=${id}`

const LINKS: Record<LinkAction, (id: string) => string> = {
  pay: adPaymentHref,
  look: hrefAt(PATHS.adPreview),
  continue: hrefAt(PATHS.createAd),
  fix: hrefAt(PATHS.editAd),
  edit: hrefAt(PATHS.editAd),
}

const LABELS: Record<OwnerAction, string> = {
  pay: 'Оплатить',
  look: 'Посмотреть',
  continue: 'Продолжить',
  fix: 'Исправить',
  edit: 'Изменить',
  withdraw: 'Снять с публикации',
  renew: 'Опубликовать снова',
  appeal: 'Обжаловать',
  delete: 'Удалить',
}

export const isLinkAction = (action: OwnerAction): action is LinkAction => action in LINKS

/** The page of an action; of the form, at one of its fields. */
export const pathOf = (action: LinkAction, id: string, field?: string): string =>
  `${LINKS[action](id)}${field ? `#${field}` : ''}`

/** The words for an action in a state of the ad. */
export function labelOf(action: OwnerAction, stat: AdStat): string {
  if (action === 'renew' && stat === AD_STATS.expired.stat) return 'Продлить'
  if (action === 'withdraw' && stat !== AD_STATS.active.stat) return 'Снять с проверки'
  return LABELS[action]
}
