import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { RISK_SIGNALS } from '@trassa/contracts/enumerations/moderation'
import { PROMOTION_EFFECTS } from '@trassa/contracts/enumerations/promotion-effects'
import { type FilterKey, type FilterValues, listOf } from './ads-filter.ts'

export interface Option {
  value: string
  label: string
}

type Named<Keys> = { id: string; label: string } & Keys

/** A filter as it is asked for and named; `from` and `to` are keys of their own. */
export type FilterField =
  | Named<{ kind: 'text'; key: FilterKey }>
  | Named<{ kind: 'numbers'; from: FilterKey; to?: FilterKey; unit?: string }>
  | Named<{ kind: 'dates'; from: FilterKey; to: FilterKey }>
  | Named<{ kind: 'choice'; key: FilterKey; options: readonly Option[] }>
  | Named<{ kind: 'choices'; key: FilterKey; options: readonly Option[] }>
  /** One of the staff, by id. */
  | Named<{ kind: 'staff'; key: FilterKey }>

const optionsOf = (names: Record<string, string>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

export const STAT_OPTIONS: readonly Option[] = Object.values(AD_STATS).map(({ stat, label }) => ({
  value: String(stat),
  label,
}))
export const TYPE_OPTIONS = SUBTYPES.map(({ adType, name }) => ({ value: adType, label: name }))

/** The filters that stand in the bar itself. */
export const BAR_FIELDS: readonly FilterField[] = [
  { id: 'q', label: 'Поиск', kind: 'text', key: 'q' },
  { id: 'stat', label: 'Состояние', kind: 'choices', key: 'stats', options: STAT_OPTIONS },
  { id: 'adType', label: 'Категория', kind: 'choice', key: 'adType', options: TYPE_OPTIONS },
]

/** The filters of the other columns; `id` is the column's where there is one. */
export const MORE_FIELDS: readonly FilterField[] = [
  { id: 'title', label: 'Слова в названии', kind: 'text', key: 'title' },
  { id: 'vin', label: 'VIN или номер кузова', kind: 'text', key: 'vin' },
  { id: 'regionName', label: 'Регион', kind: 'text', key: 'region' },
  { id: 'username', label: 'Имя владельца', kind: 'text', key: 'owner' },
  { id: 'phone', label: 'Телефон владельца', kind: 'text', key: 'phone' },
  { id: 'userId', label: 'Номер владельца', kind: 'text', key: 'userId' },
  { id: 'price', label: 'Цена', kind: 'numbers', from: 'priceFrom', to: 'priceTo', unit: '₽' },
  { id: 'year', label: 'Год', kind: 'numbers', from: 'yearFrom', to: 'yearTo' },
  {
    id: 'mileage',
    label: 'Пробег',
    kind: 'numbers',
    from: 'mileageFrom',
    to: 'mileageTo',
    unit: 'км',
  },
  { id: 'photosTotal', label: 'Фотографий', kind: 'numbers', from: 'photosFrom', to: 'photosTo' },
  { id: 'views', label: 'Просмотров', kind: 'numbers', from: 'viewsFrom', to: 'viewsTo' },
  { id: 'complaints', label: 'Жалоб', kind: 'numbers', from: 'complaintsFrom' },
  { id: 'updatedAt', label: 'Изменено', kind: 'dates', from: 'updatedFrom', to: 'updatedTo' },
  { id: 'createdAt', label: 'Создано', kind: 'dates', from: 'createdFrom', to: 'createdTo' },
  {
    id: 'publishedAt',
    label: 'Опубликовано',
    kind: 'dates',
    from: 'publishedFrom',
    to: 'publishedTo',
  },
  { id: 'liftedAt', label: 'Поднято', kind: 'dates', from: 'liftedFrom', to: 'liftedTo' },
  { id: 'expiresAt', label: 'Истекает', kind: 'dates', from: 'expiresFrom', to: 'expiresTo' },
  {
    id: 'risk',
    label: 'Риск',
    kind: 'choices',
    key: 'risk',
    options: Object.entries(RISK_SIGNALS).map(([value, { name }]) => ({ value, label: name })),
  },
  {
    id: 'claim',
    label: 'Проверяет',
    kind: 'choice',
    key: 'claim',
    options: optionsOf({ free: 'Никто', mine: 'Вы', others: 'Другие' }),
  },
  {
    id: 'promoted',
    label: 'Продвижение',
    kind: 'choices',
    key: 'promoted',
    options: optionsOf(PROMOTION_EFFECTS),
  },
  {
    id: 'revision',
    label: 'Правка',
    kind: 'choice',
    key: 'revision',
    options: optionsOf({ pending: 'Ждёт проверки', rejected: 'Отклонена' }),
  },
  { id: 'moderatorName', label: 'Решил', kind: 'staff', key: 'moderatorId' },
  // Also of those who are no longer of the staff.
  { id: 'moderator', label: 'Имя решившего', kind: 'text', key: 'moderator' },
  {
    id: 'payment',
    label: 'Оплата',
    kind: 'choices',
    key: 'paymentStatuses',
    options: optionsOf({
      0: 'Бесплатно',
      1: 'Ждёт оплаты',
      2: 'Оплачено',
      3: 'Из пакета',
      4: 'Не прошла',
      5: 'Возвращена',
    }),
  },
]

/** The filter of a column; `undefined` for a column without one. */
export const fieldOfColumn = (id: string): FilterField | undefined =>
  [...BAR_FIELDS, ...MORE_FIELDS].find((field) => field.id === id)

/** The keys that a filter writes. */
export const keysOf = (field: FilterField): FilterKey[] =>
  'key' in field ? [field.key] : field.to ? [field.from, field.to] : [field.from]

/** A filter without its values. */
export const cleared = (fields: readonly FilterField[]): FilterValues =>
  Object.fromEntries(fields.flatMap(keysOf).map((key) => [key, '']))

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('ru-RU', { day: 'numeric', month: 'short', year: 'numeric' })

const number = (text: string) =>
  Number(text).toLocaleString('ru-RU', { useGrouping: text.length > 4 })

/** The last day that a filter includes: its end belongs to the next period. */
export const lastDay = (iso: string): string => new Date(Date.parse(iso) - 1).toISOString()

function rangeText(
  from: string | undefined,
  to: string | undefined,
  write: (text: string) => string,
) {
  return [from && `от ${write(from)}`, to && `до ${write(to)}`].filter(Boolean).join(' ')
}

/** Whether a filter has a value. */
export const isChosen = (field: FilterField, values: FilterValues): boolean =>
  keysOf(field).some((key) => values[key])

/**
 * A chosen filter in words: «Цена: от 500 000 до 600 000 ₽»; `null` where it is not chosen.
 *
 * @param staff the names behind the ids of the staff
 */
export const chipText = (
  field: FilterField,
  values: FilterValues,
  staff: readonly Option[] = [],
): string | null =>
  isChosen(field, values) ? `${field.label}: ${valueText(field, values, staff)}` : null

function valueText(field: FilterField, values: FilterValues, staff: readonly Option[]): string {
  switch (field.kind) {
    case 'text':
      return values[field.key] ?? ''
    case 'staff': {
      const id = values[field.key] ?? ''
      return staff.find(({ value }) => value === id)?.label ?? `№ ${id}`
    }
    case 'choice':
    case 'choices': {
      const chosen = listOf(values[field.key])
      return field.options
        .filter(({ value }) => chosen.includes(value))
        .map(({ label }) => label)
        .join(', ')
    }
    case 'numbers': {
      const text = rangeText(values[field.from], field.to && values[field.to], number)
      return field.unit ? `${text} ${field.unit}` : text
    }
    case 'dates': {
      const to = values[field.to]
      return rangeText(values[field.from], to && lastDay(to), day)
    }
  }
}
