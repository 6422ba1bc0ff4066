import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatNumber } from '@trassa/catalog/format/numbers'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import type { AdRow } from '@trassa/contracts/entities/moderation'
import { RISK_SIGNALS } from '@trassa/contracts/enumerations/moderation'
import { PROMOTION_EFFECTS } from '@trassa/contracts/enumerations/promotion-effects'
import { AdStatus, adStatusLabel } from '../../../shared/ads/ad-status.tsx'
import { priceLabel } from '../../../shared/ads/price-label.ts'
import type { AdColumnDef } from './table-model.ts'

const time = (iso: string | null) => (iso === null ? '—' : formatDateTime(iso, new Date()))
const number = (value: number | null) => (value === null ? '' : formatNumber(value))

const TYPE_NAMES = new Map(SUBTYPES.map(({ adType, name }) => [adType, name]))

const REVISIONS: Record<AdRow['revision'], string> = {
  none: '',
  pending: 'Ждёт проверки',
  rejected: 'Отклонено',
}

/** The frozen first column, which is always shown. */
export const FROZEN: AdColumnDef = {
  id: 'title',
  header: 'Объявление',
  size: 260,
  accessorFn: ({ title }) => title,
  meta: { sort: 'title' },
}

/** The columns of every ad, in their first order. */
export const COLUMNS: readonly AdColumnDef[] = [
  {
    id: 'stat',
    header: 'Состояние',
    size: 170,
    accessorFn: ({ stat }) => adStatusLabel(stat),
    meta: { sort: 'stat', cell: (row) => <AdStatus ad={row} /> },
  },
  {
    id: 'price',
    header: 'Цена',
    size: 120,
    accessorFn: ({ price }) => priceLabel(price),
    meta: { numeric: true, sort: 'price' },
  },
  {
    id: 'cityName',
    header: 'Город',
    size: 140,
    accessorFn: (row) => row.cityName ?? '',
    meta: { sort: 'cityName' },
  },
  {
    id: 'username',
    header: 'Владелец',
    size: 150,
    accessorFn: (row) => row.username,
    meta: { sort: 'username' },
  },
  { id: 'phone', header: 'Телефон', size: 150, accessorFn: ({ maskedPhone }) => maskedPhone },
  {
    id: 'risk',
    header: 'Риск',
    size: 200,
    accessorFn: ({ risk }) => risk.map((signal) => RISK_SIGNALS[signal].name).join(', '),
    meta: { sort: 'risk' },
  },
  {
    id: 'updatedAt',
    header: 'Изменено',
    size: 150,
    accessorFn: ({ updatedAt }) => time(updatedAt),
    meta: { numeric: true, sort: 'updatedAt' },
  },
  {
    id: 'liftedAt',
    header: 'Поднято',
    size: 150,
    accessorFn: ({ liftedAt }) => time(liftedAt),
    meta: { numeric: true, sort: 'liftedAt' },
  },
  {
    id: 'expiresAt',
    header: 'Истекает',
    size: 150,
    accessorFn: ({ expiresAt }) => time(expiresAt),
    meta: { numeric: true, sort: 'expiresAt' },
  },
  {
    id: 'views',
    header: 'Просмотры',
    size: 110,
    accessorFn: ({ views }) => number(views),
    meta: { numeric: true, sort: 'views' },
  },
  {
    id: 'claim',
    header: 'Проверяет',
    size: 150,
    accessorFn: ({ claim }) => claim?.moderatorName ?? '',
  },
  {
    id: 'id',
    header: '№',
    size: 90,
    accessorFn: ({ id }) => id,
    meta: { numeric: true, sort: 'id' },
  },
  {
    id: 'adType',
    header: 'Категория',
    size: 150,
    accessorFn: ({ adType }) => TYPE_NAMES.get(adType) ?? adType,
    meta: { sort: 'adType' },
  },
  {
    id: 'regionName',
    header: 'Регион',
    size: 150,
    accessorFn: ({ regionName }) => regionName ?? '',
  },
  {
    id: 'createdAt',
    header: 'Создано',
    size: 150,
    accessorFn: ({ createdAt }) => time(createdAt),
    meta: { numeric: true, sort: 'createdAt' },
  },
  {
    id: 'publishedAt',
    header: 'Опубликовано',
    size: 150,
    accessorFn: ({ publishedAt }) => time(publishedAt),
    meta: { numeric: true, sort: 'publishedAt' },
  },
  {
    id: 'complaints',
    header: 'Жалобы',
    size: 100,
    accessorFn: ({ complaints }) => number(complaints),
    meta: { numeric: true, sort: 'complaints' },
  },
  {
    id: 'photosTotal',
    header: 'Фото',
    size: 80,
    accessorFn: ({ photosTotal }) => number(photosTotal),
    meta: { numeric: true, sort: 'photosTotal' },
  },
  { id: 'vin', header: 'VIN', size: 180, accessorFn: ({ vin }) => vin ?? '' },
  {
    id: 'year',
    header: 'Год',
    size: 80,
    accessorFn: ({ year }) => (year === null ? '' : String(year)),
    meta: { numeric: true, sort: 'year' },
  },
  {
    id: 'mileage',
    header: 'Пробег, км',
    size: 110,
    accessorFn: ({ mileage }) => number(mileage),
    meta: { numeric: true, sort: 'mileage' },
  },
  {
    id: 'promoted',
    header: 'Продвижение',
    size: 150,
    accessorFn: ({ promoted = [] }) =>
      promoted.map((effect) => PROMOTION_EFFECTS[effect]).join(', '),
    meta: { optional: true },
  },
  {
    id: 'revision',
    header: 'Правка',
    size: 130,
    accessorFn: ({ revision }) => REVISIONS[revision],
    meta: { optional: true },
  },
  {
    id: 'moderatorName',
    header: 'Решил',
    size: 140,
    accessorFn: ({ moderatorName }) => moderatorName ?? '',
    meta: { optional: true },
  },
]
