import type { AdRow } from '@trassa/contracts/entities/moderation'
import type { AdsFilter } from '../filter/ads-filter.ts'
import type { useAdsRows } from './use-ads-rows.ts'
import type { TableLayoutAccess } from './use-table-layout.ts'

export interface AdsTableProps {
  filter: AdsFilter
  onFilter: (filter: AdsFilter) => void
  rows: readonly AdRow[]
  query: ReturnType<typeof useAdsRows>['query']
  layout: TableLayoutAccess
  openedId: string | null
  onOpen: (id: string | null) => void
}
