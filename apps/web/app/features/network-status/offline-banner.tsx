import { WifiOff } from 'lucide-react'
import { useOnline } from '../../lib/browser/use-online.ts'

/** Says that there is no network, for as long as there is none (spec §4): in sight wherever the page is scrolled, since links do nothing then. */
export function OfflineBanner() {
  return (
    <div role="status" className="sticky top-0 z-30">
      {!useOnline() && (
        <p className="text-balance bg-asphalt px-4 py-2 text-center text-caption text-on-asphalt">
          <WifiOff className="mr-2 inline size-4!" aria-hidden="true" />
          Вы не в сети. Показываем то, что уже загружено.
        </p>
      )}
    </div>
  )
}
