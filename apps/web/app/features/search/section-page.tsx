import { MAIN_TYPES, type MainTypeId } from '@trassa/catalog/main-types'
import { type Subtype, subtypesOf } from '@trassa/catalog/subtypes'
import { Badge } from '@trassa/ui/badge'
import { Vehicle } from '@trassa/ui/vehicle'
import { Link } from 'react-router-dom'
import { listHref } from '../../lib/ad-addresses.ts'
import { VEHICLE_KINDS } from '../../lib/vehicle-kinds.ts'

/** The main page of a type other than cars: what it will hold; what is not there yet says so. */
export function SectionPage({ type, citySlug }: { type: MainTypeId; citySlug: string | null }) {
  const name = MAIN_TYPES.find(({ id }) => id === type)?.name
  return (
    <section>
      <h1 className="mb-5 font-bold text-title desk:text-heading">{name}</h1>
      <ul className="grid gap-3 sm:grid-cols-2 desk:grid-cols-3">
        {subtypesOf(type).map((subtype) => (
          <li key={subtype.id}>
            {subtype.disabled ? (
              <div className="flex min-h-20 items-center gap-4 rounded-card border bg-surface-raised px-5 text-text-muted">
                <Tile subtype={subtype} />
                <Badge className="ml-auto">Скоро</Badge>
              </div>
            ) : (
              <Link
                to={listHref({ adType: subtype.adType, citySlug })}
                className="flex min-h-20 items-center gap-4 rounded-card border bg-surface-raised px-5 transition-colors hover:border-line-strong hover:text-sign-text"
              >
                <Tile subtype={subtype} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ subtype }: { subtype: Subtype }) {
  return (
    <>
      <Vehicle kind={VEHICLE_KINDS[subtype.adType]} />
      <span>{subtype.name}</span>
    </>
  )
}
