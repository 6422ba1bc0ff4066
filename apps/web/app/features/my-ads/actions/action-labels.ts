import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { PATHS } from '../../../shared/addresses/paths.ts'
import type { OwnerAction, StatAction } from './owner-actions.ts'

type FormAction = Exclude<OwnerAction, StatAction>

const FORM_PATHS: Record<FormAction, string> = {
  continue: PATHS.createAd,
  fix: PATHS.editAd,
  edit: PATHS.editAd,
}

const LABELS: Record<OwnerAction, string> = {
  continue: 'Продолжить',
  fix: 'Исправить',
  edit: 'Изменить',
  withdraw: 'Снять с публикации',
  renew: 'Опубликовать снова',
  appeal: 'Обжаловать',
  delete: 'Удалить',
}

export const isFormAction = (action: OwnerAction): action is FormAction => action in FORM_PATHS

/** The form of an ad; at one of its fields. */
export const pathOf = (action: FormAction, id: string, field?: string): string =>
  `${FORM_PATHS[action]}?id=${id}${field ? `#${field}` : ''}`

/** The words for an action in a state of the ad. */
export function labelOf(action: OwnerAction, stat: AdStat): string {
  if (action === 'renew' && stat === AD_STATS.expired.stat) return 'Продлить'
  if (action === 'edit' && stat === AD_STATS.moderation.stat) return 'Посмотреть'
  if (action === 'withdraw' && stat !== AD_STATS.active.stat) return 'Снять с проверки'
  return LABELS[action]
}
