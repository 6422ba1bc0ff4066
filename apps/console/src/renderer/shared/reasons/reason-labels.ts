import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import {
  MODERATION_REASONS,
  type ModerationReasonCode,
} from '@trassa/contracts/enumerations/moderation'

/** Short labels for the moderator's list; the owner reads the template's text. */
export const REASON_LABELS: Record<ModerationReasonCode, string> = {
  'photo.foreign': 'Чужие фотографии',
  'photo.quality': 'Плохо видно автомобиль',
  'photo.contacts': 'Надписи на фотографиях',
  'description.contacts': 'Контакты в описании',
  'description.rude': 'Грубые выражения',
  'description.misleading': 'Противоречит характеристикам',
  'price.unreal': 'Ненастоящая цена',
  'vin.mismatch': 'VIN не подходит',
  'category.wrong': 'Не та категория',
  'ad.duplicate': 'Повтор',
  'ad.fraud': 'Мошенничество',
  'ad.other': 'Другая причина',
}

const COMMON_FIELDS: Record<string, string> = {
  photos: 'Фотографии',
  description: 'Описание',
  price: 'Цена',
  adType: 'Категория',
  cityId: 'Город',
  contactName: 'Имя для связи',
  address: 'Адрес',
}

/** The fields of an ad that a reason may be about: the common ones, then those of its type. */
export function reasonFields(adType: AdType): { value: string; label: string }[] {
  const own = formOf(adType).fields.map(({ key, label }) => ({ value: key, label }))
  const common = Object.entries(COMMON_FIELDS).map(([value, label]) => ({ value, label }))
  return [...common, ...own]
}

export const REASON_CODES = MODERATION_REASONS.map(({ code }) => code)
