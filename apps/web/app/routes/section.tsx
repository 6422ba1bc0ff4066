import { MAIN_TYPES } from '@trassa/catalog/main-types'
import { SectionPage } from '../features/search/section-page.tsx'
import { keepCanonicalPath, notFound } from '../lib/ad-addresses.ts'
import { useCity } from '../lib/city.ts'
import { clientLoad, type LoadContext, serverLoad } from '../lib/load.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { isAt } from '../lib/paths.ts'
import type { Route } from './+types/section'

async function load({ url }: LoadContext) {
  const main = MAIN_TYPES.find(({ path }) => isAt(url.pathname, path))
  if (!main) throw notFound()
  keepCanonicalPath(url, main.path)
  return { type: main.id, name: main.name, canonical: new URL(main.path, url).href }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta: Route.MetaFunction = ({ data }) =>
  data
    ? pageMeta({
        title: data.name,
        description: `${data.name}: разделы объявлений.`,
        canonical: data.canonical,
        noindex: true,
      })
    : []

export default function Section({ loaderData: { type } }: Route.ComponentProps) {
  return <SectionPage type={type} citySlug={useCity()?.slug ?? null} />
}
