import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { StockMapping } from '@trassa/contracts/entities/moderator/stock-import'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { columnNames, nameKey } from '../../feeds/public.ts'

/** Other names of common columns that dealers' tables have, besides those of feeds. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ['№', 'N', 'Номер', '№ поставщика', 'Номер поставщика', 'Внутренний номер', 'stock', 'sku'],
  adType: ['Категория', 'Тип объявления', 'Раздел', 'category'],
  price: ['Стоимость', 'Цена руб', 'Цена ₽', 'cost'],
  description: ['Комментарий', 'Текст', 'Текст объявления', 'comment'],
  photos: ['Ссылки на фото', 'Фотография', 'Изображения', 'Картинки', 'photo url', 'image url'],
  cityId: ['Населённый пункт', 'location'],
  vin: ['VIN номер', 'VIN код', 'Вин', 'Вин код', 'Номер кузова'],
  mileage: ['Пробег км', 'odometer'],
  year: ['Год выпуска авто', 'Год в'],
  power: ['Мощность лс', 'ЛС', 'hp'],
  colorId: ['Цвет кузова'],
}

const ALIASES = new Map(
  Object.entries(NAMES).flatMap(([key, names]) => names.map((name) => [nameKey(name), key])),
)

/** What a column is read as, by its name alone; the usual type's names win. */
function proposedKey(name: string, adType: StockMapping['adType']): string | null {
  const normal = nameKey(name)
  if (normal === '') return name.trim() === '№' ? 'id' : null
  const types = [adType, ...AD_TYPES.filter((other) => other !== adType)]
  const own = columnNames(formOf(adType)).get(normal) ?? ALIASES.get(normal)
  if (own !== undefined) return own
  for (const type of types) {
    const key = columnNames(formOf(type)).get(normal)
    if (key !== undefined) return key
  }
  return null
}

/**
 * What the columns of a file are read as: as in the owner's last file, where that had them, else by their names. Of
 * two columns that would be the same field the first one is.
 */
export function proposeMapping(
  columns: readonly string[],
  last: StockMapping | undefined,
  cityId: string | null,
): Omit<StockMapping, 'values'> {
  const adType = last?.adType ?? 'auto'
  const before = new Map(last?.columns.map(({ name, key }) => [nameKey(name), key]))
  const taken = new Set<string>()
  const mapped = columns.map((name) => {
    const known = before.get(nameKey(name))
    const key = known === undefined ? proposedKey(name, adType) : known
    if (key === null || taken.has(key)) return { name, key: null }
    taken.add(key)
    return { name, key }
  })
  return { adType, cityId: last?.cityId ?? cityId, columns: mapped }
}
