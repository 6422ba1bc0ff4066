import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'

/** What has become of an ad that was sent for its owner; `null`: only saved. */
export function doneText(stat: AdStat | null): string {
  switch (stat) {
    case AD_STATS.active.stat:
      return 'Объявление опубликовано'
    case AD_STATS.moderation.stat:
      return 'Объявление отправлено на проверку'
    case AD_STATS.draft.stat:
      return 'Объявление ждёт оплаты в черновиках владельца'
    default:
      return 'Изменения сохранены'
  }
}
