import { MenuLink } from '@trassa/ui/overlays/menu'
import { Columns3 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useStore } from '../../lib/browser/store.ts'
import { comparedAds, compareHref, NONE_COMPARED } from '../../shared/comparison/compared-ads.ts'

/** Leads to what this browser compares; absent where it compares nothing. Several types are chosen on the page. */
export function ComparisonItem() {
  const ads = useStore(comparedAds, NONE_COMPARED)
  if (ads.length === 0) return null
  const isOneType = ads.every(({ adType }) => adType === ads[0]?.adType)
  const href = compareHref(isOneType ? ads.map(({ id }) => id) : [])
  return (
    <MenuLink icon={<Columns3 />} render={<Link to={href} />}>
      Сравнить ({ads.length})
    </MenuLink>
  )
}
