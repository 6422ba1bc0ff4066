import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
} from '@tanstack/react-table'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatNumber } from '@trassa/catalog/format/numbers'
import type { AdRow } from '@trassa/contracts/entities/moderation'
import { RISK_SIGNALS } from '@trassa/contracts/enumerations/moderation'
import { AdStatus } from '../../../shared/ads/ad-status.tsx'
import { priceLabel } from '../../../shared/ads/price-label.ts'
import { StaffPhone } from '../../../shared/users/staff-phone.tsx'
import type { AdsSort } from '../filter/ads-filter.ts'

export const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
})

const helper = createColumnHelper<typeof features, AdRow>()

const time = (iso: string | null) => (iso === null ? '—' : formatDateTime(iso, new Date()))

/** The first one is frozen and always shown. */
export const columns = helper.columns([
  helper.accessor('title', { header: 'Объявление', size: 260, enableHiding: false }),
  helper.accessor('stat', {
    header: 'Состояние',
    size: 220,
    cell: ({ row }) => <AdStatus ad={row.original} />,
  }),
  helper.accessor('price', {
    header: 'Цена',
    size: 120,
    cell: ({ getValue }) => priceLabel(getValue()),
  }),
  helper.accessor('cityName', { header: 'Город', size: 140 }),
  helper.accessor('username', { header: 'Владелец', size: 150 }),
  helper.accessor(({ maskedPhone }) => maskedPhone, {
    // As saved layouts name it.
    id: 'phone',
    header: 'Телефон',
    size: 260,
    cell: ({ getValue, row: { original } }) => (
      <StaffPhone
        userId={original.userId}
        maskedPhone={getValue()}
        adId={original.id}
        place="table"
      />
    ),
  }),
  helper.accessor('risk', {
    header: 'Риск',
    size: 200,
    cell: ({ getValue }) =>
      getValue()
        .map((signal) => RISK_SIGNALS[signal].name)
        .join(', '),
  }),
  helper.accessor('updatedAt', {
    header: 'Изменено',
    size: 150,
    cell: ({ getValue }) => time(getValue()),
  }),
  helper.accessor('liftedAt', {
    header: 'Поднято',
    size: 150,
    cell: ({ getValue }) => time(getValue()),
  }),
  helper.accessor('expiresAt', {
    header: 'Истекает',
    size: 150,
    cell: ({ getValue }) => time(getValue()),
  }),
  helper.accessor('views', {
    header: 'Просмотры',
    size: 110,
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
  helper.accessor(({ claim }) => claim?.moderatorName ?? '', {
    id: 'claim',
    header: 'Проверяет',
    size: 150,
  }),
  helper.accessor('id', { header: '№', size: 90 }),
])

export const FROZEN = 'title'

/** The words of the headers, by column. */
export const COLUMN_NAMES = new Map(
  columns.map((column) => [
    String('accessorKey' in column ? column.accessorKey : column.id),
    String(column.header),
  ]),
)

const SORTS: Partial<Record<string, AdsSort>> = {
  price: 'price',
  updatedAt: 'updatedAt',
  liftedAt: 'liftedAt',
  expiresAt: 'expiresAt',
  id: 'id',
}

/** What the server sorts by for a column, where it can. */
export const sortOfColumn = (id: string): AdsSort | undefined => SORTS[id]

const NUMERIC = new Set(['price', 'updatedAt', 'liftedAt', 'expiresAt', 'views', 'id'])

export const isNumeric = (id: string): boolean => NUMERIC.has(id)
