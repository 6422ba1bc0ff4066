import { useStore } from '../../../lib/browser/store.ts'
import { hiddenAdsStore, NO_HIDDEN_ADS, showAds } from './hidden-ads.ts'

/** "Скрыто 3 · Показать" below a list; its line is kept free, so that nothing moves when it comes. */
export default function HiddenLine({ ids }: { ids: readonly string[] }) {
  const hidden = useStore(hiddenAdsStore, NO_HIDDEN_ADS)
  const here = ids.filter((id) => hidden.includes(id))
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
