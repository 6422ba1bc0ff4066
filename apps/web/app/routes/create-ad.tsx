import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { replace } from 'react-router-dom'
import { AdFormFrame } from '../features/ad-form/ad-form-frame.tsx'
import { AdFormPage } from '../features/ad-form/ad-form-page.tsx'
import { AdFormSkeleton } from '../features/ad-form/ad-form-skeleton.tsx'
import { loadAdForm } from '../features/ad-form/loading/load-ad-form.ts'
import { revalidatesForm } from '../features/ad-form/loading/revalidates-form.ts'
import {
  LoginToContinue,
  NotEditable,
  Submitted,
  TypeChoice,
} from '../features/ad-form/other-pages.tsx'
import { plainMeta } from '../lib/document/plain-meta.ts'
import { PATHS } from '../shared/addresses/paths.ts'
import { clientLoad } from '../shared/api/route-loader.ts'
import type { Route } from './+types/create-ad'

export const meta = () => plainMeta({ title: 'Разместить объявление', noindex: true })

/** Only in the browser: the initial values come from the user's session and this browser's storage. */
export const clientLoader = clientLoad(async (context) => {
  const loaded = await loadAdForm(context)
  if (loaded.is === 'ready' && loaded.ad && loaded.ad.stat !== AD_STATS.draft.stat) {
    // Not a new entry of the history, from which Back would lead here again.
    throw replace(`${PATHS.editAd}?id=${loaded.ad.id}`)
  }
  return loaded
})

export const shouldRevalidate = revalidatesForm

export function HydrateFallback() {
  return (
    <AdFormFrame>
      <AdFormSkeleton />
    </AdFormFrame>
  )
}

export default function CreateAd({ loaderData }: Route.ComponentProps) {
  return <AdFormFrame>{pageFor(loaderData)}</AdFormFrame>
}

function pageFor(loaded: Route.ComponentProps['loaderData']) {
  switch (loaded.is) {
    case 'ready':
      return <AdFormPage key={loaded.visit} {...loaded} />
    case 'choosing':
      return <TypeChoice />
    case 'posted':
      return <Submitted ad={loaded.ad} />
    case 'anonymous':
      return <LoginToContinue />
    default:
      return <NotEditable reason={loaded.is} />
  }
}
