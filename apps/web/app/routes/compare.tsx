import { ComparePage } from '../features/compare/compare-page.tsx'
import { loadComparison } from '../features/compare/load-comparison.ts'
import { plainMeta } from '../lib/document/plain-meta.ts'
import { clientLoad, type LoadContext, serverLoad } from '../shared/api/route-loader.ts'
import type { Route } from './+types/compare'

/** The ads of the address side by side (docs/decisions/060). */
const load = async (context: LoadContext) => ({ comparison: await loadComparison(context) })

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta = () => plainMeta({ title: 'Сравнение объявлений', noindex: true })

export default function Compare({ loaderData: { comparison } }: Route.ComponentProps) {
  return <ComparePage comparison={comparison} />
}
