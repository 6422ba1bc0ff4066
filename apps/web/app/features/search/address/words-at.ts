import type { AdType } from '@trassa/contracts/enumerations/ads'
import { LONGEST_QUERY } from '@trassa/contracts/longest-query'
import { HINTS } from '../../../shared/addresses/ad-addresses.ts'
import { readAdType } from '../../../shared/addresses/default-type.ts'
import { isAt, PATHS } from '../../../shared/addresses/paths.ts'

/** Words that an address has to be understood as a list, and where they were typed. */
export interface Words {
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
