import type { Ad } from '@trassa/contracts/entities/ad'
import { useRememberSeen } from '../../shared/recently-seen/use-remember-seen.ts'
import { useCountView } from './use-count-view.ts'

/** Counts and remembers that an ad's page is shown. A component: the visitor's profile would render the whole page again. */
export function SeenAd({ ad }: { ad: Ad }) {
  useCountView(ad.id)
  useRememberSeen(ad)
  return null
}
