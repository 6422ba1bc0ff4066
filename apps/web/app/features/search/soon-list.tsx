import { subtypeOfAdType } from '@trassa/catalog/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/button'
import { EmptyState } from '@trassa/ui/empty-state'
import { Link } from 'react-router-dom'
import { DEFAULT_AD_TYPE, listHref } from '../../lib/ad-addresses.ts'

/** A type whose ads cannot be posted yet: says so, and leads to those that can. */
export function SoonList({ adType }: { adType: AdType }) {
  const name = subtypeOfAdType(adType)?.name ?? 'Этот раздел'
  return (
    <EmptyState
      title={`${name}: скоро`}
      actions={
        <Button render={<Link to={listHref({ adType: DEFAULT_AD_TYPE, citySlug: null })} />}>
          Смотреть автомобили
        </Button>
      }
    >
      Мы готовим этот раздел. Пока на сайте есть легковые автомобили.
    </EmptyState>
  )
}
