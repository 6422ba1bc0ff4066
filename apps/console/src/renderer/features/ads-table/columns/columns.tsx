import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatNumber } from '@trassa/catalog/format/numbers'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import type { AdTableSort } from '@trassa/contracts/calls/moderator-ads'
import type { AdRow } from '@trassa/contracts/entities/moderation'
import { RISK_SIGNALS } from '@trassa/contracts/enumerations/moderation'
import { PROMOTION_EFFECTS } from '@trassa/contracts/enumerations/promotion-effects'
import type { ReactNode } from 'react'
import { AdStatus, adStatusLabel } from '../../../shared/ads/ad-status.tsx'
import { priceLabel } from '../../../shared/ads/price-label.ts'

/** A column of the table of all ads. */
export interface Column {
  /** As saved layouts name it. */
  id: string
  name: string
  /** Pixels, until a width is chosen. */
  width: number
  /** Aligned to the right. */
  numeric?: true
  /** Hidden until it is chosen. */
  optional?: true
  /** What the server sorts by; absent where the values have no order. */
  sort?: AdTableSort
  /** The value as it is shown, copied and exported. */
  text: (row: AdRow) => string
  /** Instead of the text where a colour or a form belongs to it. */
  cell?: (row: AdRow) => ReactNode
}

const time = (iso: string | null) => (iso === null ? '—' : formatDateTime(iso, new Date()))
const number = (value: number | null) => (value === null ? '' : formatNumber(value))

const TYPE_NAMES = new Map(SUBTYPES.map(({ adType, name }) => [adType, name]))

const REVISIONS: Record<AdRow['revision'], string> = {
  none: '',
  pending: 'Ждёт проверки',
  rejected: 'Отклонено',
}

/** The frozen first column, which is always shown. */
export const FROZEN: Column = {
  id: 'title',
  name: 'Объявление',
  width: 260,
  sort: 'title',
  text: ({ title }) => title,
}

/** The columns of every ad, in their first order. */
export const COLUMNS: readonly Column[] = [
  {
    id: 'stat',
    name: 'Состояние',
    width: 170,
    sort: 'stat',
    text: ({ stat }) => adStatusLabel(stat),
    cell: (row) => <AdStatus ad={row} />,
  },
  {
    id: 'price',
    name: 'Цена',
    width: 120,
    numeric: true,
    sort: 'price',
    text: ({ price }) => priceLabel(price),
  },
  {
    id: 'cityName',
    name: 'Город',
    width: 140,
    sort: 'cityName',
    text: (row) => row.cityName ?? '',
  },
  { id: 'username', name: 'Владелец', width: 150, sort: 'username', text: (row) => row.username },
  { id: 'phone', name: 'Телефон', width: 150, text: ({ maskedPhone }) => maskedPhone },
  {
    id: 'risk',
    name: 'Риск',
    width: 200,
    sort: 'risk',
    text: ({ risk }) => risk.map((signal) => RISK_SIGNALS[signal].name).join(', '),
  },
  {
    id: 'updatedAt',
    name: 'Изменено',
    width: 150,
    numeric: true,
    sort: 'updatedAt',
    text: ({ updatedAt }) => time(updatedAt),
  },
  {
    id: 'liftedAt',
    name: 'Поднято',
    width: 150,
    numeric: true,
    sort: 'liftedAt',
    text: ({ liftedAt }) => time(liftedAt),
  },
  {
    id: 'expiresAt',
    name: 'Истекает',
    width: 150,
    numeric: true,
    sort: 'expiresAt',
    text: ({ expiresAt }) => time(expiresAt),
  },
  {
    id: 'views',
    name: 'Просмотры',
    width: 110,
    numeric: true,
    sort: 'views',
    text: ({ views }) => number(views),
  },
  { id: 'claim', name: 'Проверяет', width: 150, text: ({ claim }) => claim?.moderatorName ?? '' },
  { id: 'id', name: '№', width: 90, numeric: true, sort: 'id', text: ({ id }) => id },
  {
    id: 'adType',
    name: 'Категория',
    width: 150,
    sort: 'adType',
    text: ({ adType }) => TYPE_NAMES.get(adType) ?? adType,
  },
  { id: 'regionName', name: 'Регион', width: 150, text: ({ regionName }) => regionName ?? '' },
  {
    id: 'createdAt',
    name: 'Создано',
    width: 150,
    numeric: true,
    sort: 'createdAt',
    text: ({ createdAt }) => time(createdAt),
  },
  {
    id: 'publishedAt',
    name: 'Опубликовано',
    width: 150,
    numeric: true,
    sort: 'publishedAt',
    text: ({ publishedAt }) => time(publishedAt),
  },
  {
    id: 'complaints',
    name: 'Жалобы',
    width: 100,
    numeric: true,
    sort: 'complaints',
    text: ({ complaints }) => number(complaints),
  },
  {
    id: 'photosTotal',
    name: 'Фото',
    width: 80,
    numeric: true,
    sort: 'photosTotal',
    text: ({ photosTotal }) => number(photosTotal),
  },
  { id: 'vin', name: 'VIN', width: 180, text: ({ vin }) => vin ?? '' },
  {
    id: 'year',
    name: 'Год',
    width: 80,
    numeric: true,
    sort: 'year',
    text: ({ year }) => (year === null ? '' : String(year)),
  },
  {
    id: 'mileage',
    name: 'Пробег, км',
    width: 110,
    numeric: true,
    sort: 'mileage',
    text: ({ mileage }) => number(mileage),
  },
  {
    id: 'promoted',
    name: 'Продвижение',
    width: 150,
    optional: true,
    text: ({ promoted = [] }) => promoted.map((effect) => PROMOTION_EFFECTS[effect]).join(', '),
  },
  {
    id: 'revision',
    name: 'Правка',
    width: 130,
    optional: true,
    text: ({ revision }) => REVISIONS[revision],
  },
  {
    id: 'moderatorName',
    name: 'Решил',
    width: 140,
    optional: true,
    text: ({ moderatorName }) => moderatorName ?? '',
  },
]
