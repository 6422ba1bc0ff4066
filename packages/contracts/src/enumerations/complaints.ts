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

/** What became of a complaint: a moderator has decided on the ad, or found nothing wrong. */
export type ComplaintOutcome = 'decided' | 'unfounded'

export const COMPLAINT_MAX = 500
