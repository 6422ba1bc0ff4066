import { useStore } from '../../../lib/browser/store.ts'
import { hiddenAdsStore, NO_HIDDEN_ADS, showAds } from './hidden-ads.ts'

interface HiddenLineProps {
  /** Of the list's ads, with commas: another array of the same ids would render it anew, and without its code take its line away. */
  ids: string
}

/** "Скрыто 3 · Показать" below a list; its line is kept free, so that nothing moves when it comes. */
export default function HiddenLine({ ids }: HiddenLineProps) {
  const hidden = useStore(hiddenAdsStore, NO_HIDDEN_ADS)
  const here = ids.split(',').filter((id) => hidden.includes(id))
  return (
    <p className="min-h-11 pt-3 text-caption text-text-muted">
      {here.length > 0 && (
        <>
          Скрыто {here.length}
          {' · '}
          <button
            type="button"
            onClick={() => showAds(here)}
            className="touch-target cursor-pointer font-medium text-sign-text underline-offset-4 hover:underline"
          >
            Показать
          </button>
        </>
      )}
    </p>
  )
}
