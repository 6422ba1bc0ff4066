import type { Ad } from '@trassa/contracts/entities/ad'
import { CompareButton } from '../../shared/comparison/compare-button.tsx'
import { CompareLink } from '../../shared/comparison/compare-links.tsx'

/** Adds the ad to the comparison, and leads to it where there is one. */
export default function CompareRow({ ad }: { ad: Ad }) {
  return (
    <>
      <CompareButton ad={ad} />
      <CompareLink adType={ad.adType} />
    </>
  )
}
