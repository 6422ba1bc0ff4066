import { keysOf } from '../keys-of.ts'

/** A field's name in the cases that sentences about it need. */
export interface FieldName {
  nominative: string
  /** «Проверьте валюту цены» */
  genitive: string
  /** «Проверьте цену» */
  accusative: string
  /** «Уберите с фотографий»; without one «из поля „Город“» is said. */
  from?: string
}

/**
 * domain §9: the fields that a reason can have a template of its own for. Fields of one ad type only are named by their labels
 * and use the template of the reason.
 */
export const REASON_FIELDS = {
  photos: {
    nominative: 'Фотографии',
    genitive: 'фотографий',
    accusative: 'фотографии',
    from: 'с фотографий',
  },
  description: {
    nominative: 'Описание',
    genitive: 'описания',
    accusative: 'описание',
    from: 'из описания',
  },
  price: { nominative: 'Цена', genitive: 'цены', accusative: 'цену' },
  adType: { nominative: 'Категория', genitive: 'категории', accusative: 'категорию' },
  cityId: { nominative: 'Город', genitive: 'города', accusative: 'город' },
  contactName: {
    nominative: 'Имя для связи',
    genitive: 'имени для связи',
    accusative: 'имя для связи',
    from: 'из имени для связи',
  },
  address: { nominative: 'Адрес', genitive: 'адреса', accusative: 'адрес', from: 'из адреса' },
  title: {
    nominative: 'Название',
    genitive: 'названия',
    accusative: 'название',
    from: 'из названия',
  },
  markId: { nominative: 'Марка', genitive: 'марки', accusative: 'марку' },
  modelId: { nominative: 'Модель', genitive: 'модели', accusative: 'модель' },
  year: { nominative: 'Год выпуска', genitive: 'года выпуска', accusative: 'год выпуска' },
  mileage: { nominative: 'Пробег', genitive: 'пробега', accusative: 'пробег' },
  vin: { nominative: 'VIN или номер кузова', genitive: 'VIN', accusative: 'VIN' },
} as const satisfies Record<string, FieldName>
export type ReasonField = keyof typeof REASON_FIELDS

export const REASON_FIELD_KEYS = keysOf(REASON_FIELDS)
