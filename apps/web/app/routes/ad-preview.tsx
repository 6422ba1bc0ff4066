import { replace } from 'react-router-dom'
import { AdPreviewPage } from '../features/my-ads/preview/ad-preview-page.tsx'
import { loadPreview } from '../features/my-ads/preview/load-preview.ts'
import { NoPreview } from '../features/my-ads/preview/no-preview.tsx'
import { plainMeta } from '../lib/document/plain-meta.ts'
import { AdViewSkeleton } from '../shared/ad-view/ad-view-skeleton.tsx'
import { clientLoad } from '../shared/api/route-loader.ts'
import { useMe } from '../shared/login/use-me.ts'
import type { Route } from './+types/ad-preview'

export const meta = () => plainMeta({ title: 'Просмотр объявления', noindex: true })

export const clientLoader = clientLoad(async (context) => {
  const loaded = await loadPreview(context)
  if (loaded.is === 'elsewhere') throw replace(loaded.href)
  return { loaded }
})

export function HydrateFallback() {
  return <AdViewSkeleton />
}

/** The layout shows nothing to a visitor without a session. */
export default function AdPreview({ loaderData: { loaded } }: Route.ComponentProps) {
  const { profile } = useMe()
  if (!profile || loaded.is === 'anonymous') return null
  if (loaded.is !== 'ready') return <NoPreview reason={loaded.is} />
  return <AdPreviewPage ad={loaded.ad} form={loaded.form} profile={profile} />
}
