import { understoodQuery } from '@trassa/api-client/queries'
import { LONGEST_QUERY } from '@trassa/contracts/calls/filter'
import type { Understood } from '@trassa/contracts/entities/understood'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { HINTS, listHref } from '../../../shared/addresses/ad-addresses.ts'
import { DEFAULT_AD_TYPE, readAdType } from '../../../shared/addresses/default-type.ts'
import { isAt, PATHS } from '../../../shared/addresses/paths.ts'
import type { LoadContext } from '../../../shared/api/route-loader.ts'
import type { ListPage } from './list-page.ts'

/** Words that an address has to be understood as a list, and where they were typed. */
interface Words {
  q: string
  adType: AdType | undefined
  citySlug: string | undefined
}

const OF_WORDS: ReadonlySet<string> = new Set(['q', ...Object.values(HINTS)])

/** The words of `/Search?q=…`, where it has nothing else but what they were typed above; beside a type or a filter `q` is a text. */
export function wordsAt({ pathname, searchParams }: URL): Words | undefined {
  const q = searchParams.get('q')?.trim().slice(0, LONGEST_QUERY)
  const isAlone = [...searchParams.keys()].every((name) => OF_WORDS.has(name))
  if (!q || !isAlone || !isAt(pathname, PATHS.search)) return undefined
  return {
    q,
    adType: readAdType(searchParams.get(HINTS.adType)),
    citySlug: searchParams.get(HINTS.citySlug) ?? undefined,
  }
}

const understand = (
  { api, queryClient }: LoadContext,
  { q, adType, citySlug }: Words,
): Promise<Understood> => {
  const query = {
    q,
    ...(adType && { ad_type: adType }),
    ...(citySlug !== undefined && { city: citySlug }),
  }
  // Going back to a list does not wait for it.
  return queryClient.query({ ...understoodQuery(api, query), staleTime: 'static' })
}

/** The address of the list that words mean; of one with them as its text, where that cannot be told. */
export async function meantHref(context: LoadContext, words: Words): Promise<string> {
  const { q, adType = DEFAULT_AD_TYPE, citySlug = null } = words
  const understood = await understand(context, words).catch(() => undefined)
  return understood
    ? listHref({ ...understood.list, typed: q })
    : listHref({ adType, citySlug, query: `q=${encodeURIComponent(q)}` })
}

/** What the words were understood as that a list was found by. A list without it is still a list. */
export const loadUnderstood = async (
  context: LoadContext,
  { typed, form, city }: ListPage,
): Promise<Understood | undefined> =>
  typed === undefined
    ? undefined
    : understand(context, { q: typed, adType: form.adType, citySlug: city?.slug }).catch(
        () => undefined,
      )
