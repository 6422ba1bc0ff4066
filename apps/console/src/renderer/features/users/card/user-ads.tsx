import { formatDateTime } from '@trassa/catalog/format/dates'
import { priceLabel } from '@trassa/catalog/format/price-label'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { useNow } from '../../../lib/use-now.ts'
import { AdStatus } from '../../../shared/ads/ad-status.tsx'

const MINUTE_MS = 60_000

interface UserAdsProps {
  ads: readonly AdRow[]
  opened: string | null
  onOpen: (id: string) => void
}

export function UserAds({ ads, opened, onOpen }: UserAdsProps) {
  const now = useNow(MINUTE_MS)
  return (
    <DataTable aria-label="Объявления пользователя">
      <thead>
        <tr>
          <HeaderCell frozen>Объявление</HeaderCell>
          <HeaderCell>Состояние</HeaderCell>
          <HeaderCell numeric>Цена</HeaderCell>
          <HeaderCell>Город</HeaderCell>
          <HeaderCell numeric>Изменено</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {ads.map((ad) => (
          <Row key={ad.id} selected={ad.id === opened} data-ad-id={ad.id}>
            <Cell frozen>
              <button
                type="button"
                data-ad-open
                className="hover:underline"
                onClick={() => onOpen(ad.id)}
              >
                {ad.title}
              </button>
            </Cell>
            <Cell>
              <AdStatus ad={ad} />
            </Cell>
            <Cell numeric>{priceLabel(ad.price)}</Cell>
            <Cell>{ad.cityName}</Cell>
            <Cell numeric>{formatDateTime(ad.updatedAt, now)}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
