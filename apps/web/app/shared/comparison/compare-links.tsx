import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Link as TextLink } from '@trassa/ui/actions/link'
import { Link } from 'react-router-dom'
import { useStore } from '../../lib/browser/store.ts'
import { comparedAds, comparedIds, compareHref, NONE_COMPARED } from './compared-ads.ts'

/** "Сравнить (2)": leads to the ads of a type that this browser compares; nothing where there are none. */
export function CompareLink({ adType }: { adType: AdType }) {
  const ids = comparedIds(useStore(comparedAds, NONE_COMPARED), adType)
  if (ids.length === 0) return null
  return (
    <TextLink className="touch-target text-caption" render={<Link to={compareHref(ids)} />}>
      Сравнить ({ids.length})
    </TextLink>
  )
}

interface CompareLinksProps {
  /** Ids of the ads that the page compares already: no link leads to the same ones. */
  shown?: readonly string[]
}

/** A link to each comparison of this browser, one for each type of ads; nothing where there are none. */
export function CompareLinks({ shown = [] }: CompareLinksProps) {
  const ads = useStore(comparedAds, NONE_COMPARED)
  const isShown = (ids: readonly string[]) =>
    ids.length === shown.length && ids.every((id) => shown.includes(id))
  const types = [...new Set(ads.map(({ adType }) => adType))].filter(
    (adType) => !isShown(comparedIds(ads, adType)),
  )
  if (types.length === 0) return null
  return (
    <ul aria-label="Сравнения" className="flex flex-wrap gap-x-5 gap-y-3">
      {types.map((adType) => {
        const ids = comparedIds(ads, adType)
        return (
          <li key={adType}>
            <TextLink className="touch-target" render={<Link to={compareHref(ids)} />}>
              Сравнить ({ids.length}): {subtypeOfAdType(adType)?.name ?? 'объявления'}
            </TextLink>
          </li>
        )
      })}
    </ul>
  )
}
