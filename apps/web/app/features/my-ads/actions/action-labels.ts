import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { PATHS } from '../../../shared/addresses/paths.ts'
import type { OwnerAction, StatAction } from './owner-actions.ts'

type LinkAction = Exclude<OwnerAction, StatAction>

const LINK_PATHS: Record<LinkAction, string> = {
  look: PATHS.adPreview,
  continue: PATHS.createAd,
  fix: PATHS.editAd,
  edit: PATHS.editAd,
}

const LABELS: Record<OwnerAction, string> = {
  look: 'Посмотреть',
  continue: 'Продолжить',
  fix: 'Исправить',
  edit: 'Изменить',
  withdraw: 'Снять с публикации',
  renew: 'Опубликовать снова',
  appeal: 'Обжаловать',
  delete: 'Удалить',
}

export const isLinkAction = (action: OwnerAction): action is LinkAction => action in LINK_PATHS

/** The preview of an ad, or its form; at one of its fields. */
export const pathOf = (action: LinkAction, id: string, field?: string): string =>
  `${LINK_PATHS[action]}?id=${id}${field ? `#${field}` : ''}`

/** The words for an action in a state of the ad. */
export function labelOf(action: OwnerAction, stat: AdStat): string {
  if (action === 'renew' && stat === AD_STATS.expired.stat) return 'Продлить'
  if (action === 'withdraw' && stat !== AD_STATS.active.stat) return 'Снять с проверки'
  return LABELS[action]
}
