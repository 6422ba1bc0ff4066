import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { AD_STATS, stateOf } from '@trassa/contracts/enumerations/ads'
import { RISK_SIGNALS } from '@trassa/contracts/enumerations/moderation'
import { PROMOTION_EFFECTS } from '@trassa/contracts/enumerations/promotion-effects'
import { formatDateTime } from '../format/dates.ts'
import { formatNumber } from '../format/numbers.ts'
import { priceLabel } from '../format/price-label.ts'
import { SUBTYPES } from '../taxonomy/subtypes.ts'

/** The values of a column: `number` without grouping is one that names something (a year, an id). */
export type AdTableColumnKind = 'text' | 'amount' | 'number' | 'price' | 'time'

/** A column of the moderators' table (domain §9), as the console draws it and an export writes it. */
export type AdTableColumn = { header: string } & (
  | { kind: 'text' | 'time'; value: (row: AdRow) => string | null }
  | { kind: 'amount' | 'number' | 'price'; value: (row: AdRow) => number | null }
)

const TYPE_NAMES = new Map(SUBTYPES.map(({ adType, name }) => [adType, name]))

const REVISIONS: Record<AdRow['revision'], string> = {
  none: '',
  pending: 'Ждёт проверки',
  rejected: 'Отклонено',
}

/** The columns of every ad by their ids, in their first order. */
export const AD_TABLE_COLUMNS = {
  title: { header: 'Объявление', kind: 'text', value: ({ title }) => title },
  stat: {
    header: 'Состояние',
    kind: 'text',
    value: ({ stat }) => AD_STATS[stateOf(stat)].label,
  },
  price: { header: 'Цена', kind: 'price', value: ({ price }) => price },
  cityName: { header: 'Город', kind: 'text', value: ({ cityName }) => cityName },
  username: { header: 'Владелец', kind: 'text', value: ({ username }) => username },
  phone: { header: 'Телефон', kind: 'text', value: ({ maskedPhone }) => maskedPhone },
  risk: {
    header: 'Риск',
    kind: 'text',
    value: ({ risk }) => risk.map((signal) => RISK_SIGNALS[signal].name).join(', '),
  },
  updatedAt: { header: 'Изменено', kind: 'time', value: ({ updatedAt }) => updatedAt },
  liftedAt: { header: 'Поднято', kind: 'time', value: ({ liftedAt }) => liftedAt },
  expiresAt: { header: 'Истекает', kind: 'time', value: ({ expiresAt }) => expiresAt },
  views: { header: 'Просмотры', kind: 'amount', value: ({ views }) => views },
  claim: { header: 'Проверяет', kind: 'text', value: ({ claim }) => claim?.moderatorName ?? null },
  id: { header: '№', kind: 'number', value: ({ id }) => Number(id) },
  adType: {
    header: 'Категория',
    kind: 'text',
    value: ({ adType }) => TYPE_NAMES.get(adType) ?? adType,
  },
  regionName: { header: 'Регион', kind: 'text', value: ({ regionName }) => regionName },
  createdAt: { header: 'Создано', kind: 'time', value: ({ createdAt }) => createdAt },
  publishedAt: { header: 'Опубликовано', kind: 'time', value: ({ publishedAt }) => publishedAt },
  complaints: { header: 'Жалобы', kind: 'amount', value: ({ complaints }) => complaints },
  photosTotal: { header: 'Фото', kind: 'amount', value: ({ photosTotal }) => photosTotal },
  vin: { header: 'VIN', kind: 'text', value: ({ vin }) => vin },
  year: { header: 'Год', kind: 'number', value: ({ year }) => year },
  mileage: { header: 'Пробег, км', kind: 'amount', value: ({ mileage }) => mileage },
  promoted: {
    header: 'Продвижение',
    kind: 'text',
    value: ({ promoted = [] }) => promoted.map((effect) => PROMOTION_EFFECTS[effect]).join(', '),
  },
  revision: { header: 'Правка', kind: 'text', value: ({ revision }) => REVISIONS[revision] },
  moderatorName: { header: 'Решил', kind: 'text', value: ({ moderatorName }) => moderatorName },
} as const satisfies Record<string, AdTableColumn>
export type AdTableColumnId = keyof typeof AD_TABLE_COLUMNS

/** A column by its id; `undefined` for one that every ad has not. */
export const adTableColumn = (id: string): AdTableColumn | undefined =>
  Object.hasOwn(AD_TABLE_COLUMNS, id) ? AD_TABLE_COLUMNS[id as AdTableColumnId] : undefined

/** A cell as the table shows it and copies it. */
export function adTableText(column: AdTableColumn, row: AdRow, now: Date): string {
  switch (column.kind) {
    case 'text':
      return column.value(row) ?? ''
    case 'time': {
      const iso = column.value(row)
      return iso === null ? '—' : formatDateTime(iso, now)
    }
    case 'price':
      return priceLabel(column.value(row))
    case 'amount': {
      const amount = column.value(row)
      return amount === null ? '' : formatNumber(amount)
    }
    case 'number':
      return String(column.value(row) ?? '')
  }
}
