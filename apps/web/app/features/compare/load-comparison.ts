import { loadForm } from '@trassa/catalog/ad-types/load-form'
import { adById } from '@trassa/contracts/calls/ads'
import { failedWith } from '../../shared/api/failed-with.ts'
import type { LoadContext } from '../../shared/api/route-loader.ts'
import { COMPARED_MAX } from '../../shared/comparison/compared-ads.ts'
import { isAdId } from '../../shared/stored-ads/stored-ad.ts'
import { toComparedAd } from './compared-ad.ts'

/** The ids of an address in their order, each once; others than ids are left out. */
export const idsOfAddress = (url: Pick<URL, 'searchParams'>): string[] => [
  ...new Set((url.searchParams.get('ids') ?? '').split(',').filter(isAdId)),
]

/** The ads of the address that can stand side by side: live ones of the first one's type. */
export async function loadComparison({ api, url }: Pick<LoadContext, 'api' | 'url'>) {
  const asked = idsOfAddress(url)
  const ids = asked.slice(0, COMPARED_MAX)
  const found = await Promise.all(
    ids.map((id) =>
      api.ask(adById, { params: { id }, query: {} }).catch((error: unknown) => {
        if (failedWith(error, 'ad.not_found') || failedWith(error, 'ad.gone')) return null
        throw error
      }),
    ),
  )
  const live = found.filter((ad) => ad !== null)
  const [first] = live
  const alike = live.filter(({ adType }) => adType === first?.adType)
  return {
    form: first ? await loadForm(first.adType) : null,
    ads: alike.map(toComparedAd),
    /** Ids of the ads that are gone. */
    gone: ids.filter((_, index) => found[index] === null),
    /** How many are of another type, and how many do not fit. */
    otherTypes: live.length - alike.length,
    tooMany: asked.length - ids.length,
  }
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>
