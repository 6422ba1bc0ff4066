import VipAds from '../../../shared/ad-cards/vip/vip-ads.tsx'
import type { ListPage } from '../address/list-page.ts'
import { useList } from '../address/use-list.ts'

interface ListVipProps {
  list: ListPage
  className?: string
}

/**
 * The VIP ads of a list. Takes them from the cache itself: rows ask for the list again while the page is hydrated (`RowFields`), and
 * other props before the code of a late part has come would take its HTML from the page.
 */
export default function ListVip({ list, className }: ListVipProps) {
  const { vip } = useList(list)
  return vip && <VipAds ads={vip} {...(className && { className })} />
}
