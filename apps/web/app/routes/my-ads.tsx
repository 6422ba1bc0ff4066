import { listPageAt } from '../features/my-ads/list-pages.ts'
import { MyAdsPage } from '../features/my-ads/my-ads-page.tsx'
import { plainMeta } from '../lib/document/plain-meta.ts'
import type { Route } from './+types/my-ads'

export const meta: Route.MetaFunction = ({ location }) =>
  plainMeta({ title: listPageAt(location.pathname).title, noindex: true })

export default function MyAds() {
  return <MyAdsPage />
}
