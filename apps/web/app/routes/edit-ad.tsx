import { replace } from 'react-router-dom'
import { AdFormFrame } from '../features/ad-form/ad-form-frame.tsx'
import { AdFormPage } from '../features/ad-form/ad-form-page.tsx'
import { AdFormSkeleton } from '../features/ad-form/ad-form-skeleton.tsx'
import { POSTED } from '../features/ad-form/leaving/posted-address.ts'
import { loadAdForm } from '../features/ad-form/loading/load-ad-form.ts'
import { revalidatesForm } from '../features/ad-form/loading/revalidates-form.ts'
import { NotEditable, Submitted } from '../features/ad-form/other-pages.tsx'
import { plainMeta } from '../lib/document/plain-meta.ts'
import { PATHS } from '../shared/addresses/paths.ts'
import { clientLoad } from '../shared/api/route-loader.ts'
import { askLogin } from '../shared/login/ask-login.ts'
import type { Route } from './+types/edit-ad'

export const shouldRevalidate = revalidatesForm

export const meta = () => plainMeta({ title: 'Изменить объявление', noindex: true })

/** spec §4: without a profile redirects to the home page. */
export const clientLoader = clientLoad(async (context) => {
  const { searchParams } = context.url
  if (!searchParams.has('id') && !searchParams.has(POSTED)) throw replace(PATHS.createAd)
  const loaded = await loadAdForm(context)
  if (loaded.is === 'anonymous') {
    askLogin(context.url)
    throw replace(PATHS.home)
  }
  if (loaded.is === 'choosing') throw replace(PATHS.createAd)
  return loaded
})

export function HydrateFallback() {
  return (
    <AdFormFrame>
      <AdFormSkeleton />
    </AdFormFrame>
  )
}

export default function EditAd({ loaderData }: Route.ComponentProps) {
  return <AdFormFrame>{pageFor(loaderData)}</AdFormFrame>
}

function pageFor(loaded: Route.ComponentProps['loaderData']) {
  switch (loaded.is) {
    case 'ready':
      return <AdFormPage key={loaded.visit} {...loaded} />
    case 'posted':
      return <Submitted ad={loaded.ad} />
    default:
      return <NotEditable reason={loaded.is} />
  }
}
