/** What may be wrong with an ad, in the words of the one who complains; moderators read the same. */
export const COMPLAINT_REASONS = {
  sold: 'Уже продано',
  price: 'Неверная цена',
  fraud: 'Похоже на мошенничество',
  photos: 'Чужие фотографии',
  contacts: 'Другой адрес или контакты',
  other: 'Другое',
} as const
export type ComplaintReason = keyof typeof COMPLAINT_REASONS

/** What became of a complaint: a moderator has taken the ad off the site, or found nothing wrong. */
export const COMPLAINT_OUTCOMES = {
  decided: 'Решение по объявлению принято',
  unfounded: 'Не подтвердилась',
} as const
export type ComplaintOutcome = keyof typeof COMPLAINT_OUTCOMES

export const COMPLAINT_MAX = 500
