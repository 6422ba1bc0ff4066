import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { type AdState, stateOf } from '@trassa/contracts/enumerations/ads'

const TEXTS: Record<AdState, string | null> = {
  draft: null,
  active: null,
  moderation: 'Обычно проверка занимает до 15 минут. Потом покупатели увидят объявление таким.',
  needsFix: 'Покупатели увидят объявление после исправления и новой проверки.',
  blocked: 'Покупатели объявление не видят.',
  expired: 'Покупатели объявление не видят. Продлить его можно в архиве.',
  archived: 'Покупатели объявление не видят. Опубликовать его снова можно в архиве.',
  deleted: null,
}

/** Who sees the ad now, and what comes next (domain §3); `null` where there is no preview. */
export const previewText = ({ stat, underAppeal }: OwnAdCard): string | null =>
  underAppeal
    ? 'Решение пересматривает другой модератор. Пока покупатели объявление не видят.'
    : TEXTS[stateOf(stat)]
