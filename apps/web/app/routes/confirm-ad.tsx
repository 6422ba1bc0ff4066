import { ConfirmPage } from '../features/confirm-ad/confirm-page.tsx'
import { LinkGone } from '../features/confirm-ad/link-gone.tsx'
import { loadConfirmation } from '../features/confirm-ad/load-confirmation.ts'
import { secretHeaders, secretMeta } from '../lib/document/secret-address.ts'
import { AdView } from '../shared/ad-view/ad-view.tsx'
import { AdViewSkeleton } from '../shared/ad-view/ad-view-skeleton.tsx'
import { clientLoad } from '../shared/api/route-loader.ts'
import type { Route } from './+types/confirm-ad'

export const headers = secretHeaders

export const meta = () => secretMeta('Подтвердите объявление')

/** Only in the browser: link previews of messengers and crawlers get an empty page. */
export const clientLoader = clientLoad(async (context) => ({
  loaded: await loadConfirmation(context),
}))

export function HydrateFallback() {
  return <AdViewSkeleton />
}

export default function ConfirmAd({ loaderData: { loaded } }: Route.ComponentProps) {
  if (loaded.is !== 'ready') return <LinkGone reason={loaded.is} />
  const { ad, form } = loaded
  return (
    <ConfirmPage
      key={loaded.token}
      loaded={loaded}
      now={new Date()}
      showAd={(card) => (
        <AdView ad={ad} form={form}>
          {card}
        </AdView>
      )}
    />
  )
}
