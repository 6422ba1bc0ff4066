import { AppError } from '@trassa/contracts/app-error'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import type { StatAction } from './owner-actions.ts'

/** What an action has done, in words. @param stat the ad's stat after it. */
export function doneText(action: StatAction, { stat }: { stat: AdStat }): string {
  switch (action) {
    case 'withdraw':
      return 'Объявление снято. Оно в архиве.'
    case 'renew':
      return stat === AD_STATS.active.stat
        ? 'Объявление снова опубликовано'
        : 'Объявление отправлено на проверку'
    case 'appeal':
      return 'Жалоба отправлена. Решение примет другой модератор.'
    case 'delete':
      return removedText(1)
  }
}

/** Why a change failed, in words. */
export function failureText(error: unknown): string {
  if (!(error instanceof AppError)) return ERROR_TEXTS['server.failed']
  return error.code === 'ad.stale'
    ? 'Объявление изменилось в другом окне. Список обновлён, проверьте и повторите.'
    : error.message
}

/** @param count how many ads were deleted together */
export const removedText = (count: number): string =>
  count > 1 ? `Удалено: ${count}` : 'Объявление удалено'

/** Why ads were not deleted, in words, and how many of those that were deleted together. */
export function removalFailureText(error: unknown, failed: number, total: number): string {
  const why = failureText(error)
  return total > 1 ? `Не удалось удалить: ${failed} из ${total}. ${why}` : why
}
