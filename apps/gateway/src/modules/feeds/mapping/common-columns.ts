import { formOf } from '@trassa/catalog/ad-types/form-of'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { nameKey } from './name-key.ts'

/** A column that every ad type has; `aliases` are other names that files use for it. */
interface CommonColumn {
  label: string
  aliases: readonly string[]
  hint: string
}

export type CommonKey =
  | 'id'
  | 'adType'
  | 'price'
  | 'description'
  | 'photos'
  | 'cityId'
  | 'address'
  | 'contactName'

/** The columns beside those of the ad type's form. */
export const COMMON_COLUMNS: Record<CommonKey, CommonColumn> = {
  id: {
    label: 'Номер',
    aliases: ['id', 'uniqueId', 'Артикул', 'Код'],
    hint: 'Номер в вашем учёте, у каждого объявления свой: по нему мы узнаем объявление в следующий раз.',
  },
  adType: {
    label: 'Тип объявления',
    aliases: ['adType', 'Раздел'],
    hint: 'Название раздела. Без него – «Легковые автомобили».',
  },
  price: { label: 'Цена', aliases: ['price'], hint: 'В рублях, без копеек.' },
  description: {
    label: 'Описание',
    aliases: ['description'],
    hint: 'От 20 до 5 000 знаков.',
  },
  photos: {
    label: 'Фотографии',
    aliases: ['Фото', 'photos', 'photo', 'pictures', 'picture', 'images', 'image'],
    hint: 'Адреса фотографий через пробел или с новой строки. Новая фотография – новый адрес.',
  },
  cityId: {
    label: 'Город',
    aliases: ['city'],
    hint: 'Без него – город из настроек загрузки. Если городов с таким названием несколько, добавьте регион: «Советск, Калининградская область».',
  },
  address: { label: 'Адрес', aliases: ['address'], hint: 'Улица и дом.' },
  contactName: {
    label: 'Как к вам обращаться',
    aliases: ['Контактное лицо', 'contactName'],
    hint: 'Без него – название компании.',
  },
}
export const COMMON_KEYS = Object.keys(COMMON_COLUMNS) as CommonKey[]

/**
 * Names of fields that files use besides their labels and keys; YML's own elements among them. Of two fields of a form
 * with the same alias the earlier one has it: the `vendor` of a part is who makes it.
 */
export const FIELD_ALIASES: Readonly<Record<string, readonly string[]>> = {
  brand: ['vendor'],
  markId: ['Марка', 'vendor', 'mark', 'brand'],
  modelId: ['Модель', 'model'],
  generationId: ['generation'],
  modificationId: ['modification'],
  year: ['Год'],
  title: ['Заголовок', 'name'],
  bodyType: ['Тип кузова'],
  volume: ['Объём'],
  gearbox: ['КПП', 'Коробка', 'transmission'],
  colorId: ['color'],
  mileage: ['run'],
  vin: ['VIN'],
  owners: ['Владельцев', 'Владельцы'],
  options: ['Опции'],
  partNumber: ['vendorCode', 'Артикул запчасти'],
}

/** Elements and columns that price lists have and ads have not: passed over without a word. */
export const PASSED_OVER = new Set(
  [
    'url',
    'name',
    'vendorCode',
    'currencyId',
    'categoryId',
    'oldprice',
    'available',
    'store',
    'pickup',
    'delivery',
    'sales_notes',
    'barcode',
    'weight',
    'dimensions',
  ].map(nameKey),
)

const TYPE_NAMES = new Map<string, AdType>([
  ...AD_TYPES.flatMap((adType): [string, AdType][] => [
    [nameKey(adType), adType],
    [nameKey(formOf(adType).name), adType],
  ]),
  ...SUBTYPES.map(({ name, adType }): [string, AdType] => [nameKey(name), adType]),
  ['автомобили', 'auto'],
  ['легковые', 'auto'],
])

/** The ad type that a text names: by its name on the site in the plural or the singular, or by its key. */
export const adTypeNamed = (text: string): AdType | undefined => TYPE_NAMES.get(nameKey(text))
