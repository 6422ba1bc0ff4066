import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { LINK_SENT } from '../../../shared/ad-pane/owner-confirmation.tsx'

/** The part of the answer that tells what became of a submitted ad. */
export type SentAd = Pick<ModeratedAd, 'stat' | 'confirmation'>

/** The success message after submitting an ad for its owner; `null`: only saved. */
export function doneText(sent: SentAd | null): string {
  switch (sent?.stat) {
    case AD_STATS.active.stat:
      return 'Объявление опубликовано'
    case AD_STATS.moderation.stat:
      return 'Объявление отправлено на проверку'
    case AD_STATS.draft.stat:
      return sent.confirmation ? LINK_SENT : 'Объявление ждёт оплаты в черновиках владельца'
    default:
      return 'Изменения сохранены'
  }
}
