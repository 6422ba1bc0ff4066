import type { Ad } from '@trassa/contracts/entities/ad'
import { Breadcrumbs } from '@trassa/ui/navigation/breadcrumbs'
import { Link } from 'react-router-dom'
import { adCrumbs } from '../../shared/addresses/ad-crumbs.ts'

/** Breadcrumbs of an ad's page. */
export function AdPath({ ad }: { ad: Ad }) {
  const lists = adCrumbs(ad).map(({ name, href }) => ({ label: name, render: <Link to={href} /> }))
  return (
    <div className="print:hidden">
      <Breadcrumbs crumbs={[...lists, { label: ad.title }]} />
    </div>
  )
}
