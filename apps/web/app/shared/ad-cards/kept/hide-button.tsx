import { useToast } from '@trassa/ui/feedback/toast'
import { useIsHydrating } from '../../../lib/hydration/use-is-hydrating.ts'
import type { ShownAd } from '../listed.ts'
import { hideAd, showAds } from './hidden-ads.ts'

/** Milliseconds: longer than the default, because the notification has a button. */
const LONG_MS = 6000

/** Hides an ad in this browser, which also adds to the button's name which ad it is: the page that is served has the visible word. */
export function HideButton({ ad }: { ad: Pick<ShownAd, 'id' | 'title'> }) {
  const toast = useToast()
  const isHydrating = useIsHydrating()
  const hide = () => {
    hideAd(ad.id)
    const action = { label: 'Вернуть', onClick: () => showAds([ad.id]) }
    toast('Объявление скрыто', { duration: LONG_MS, action })
  }
  return (
    <button
      type="button"
      aria-label={isHydrating ? undefined : `Скрыть: ${ad.title}`}
      onClick={hide}
    >
      Скрыть
    </button>
  )
}
