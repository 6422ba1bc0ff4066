import type { CallArguments } from '@trassa/contracts/call'
import { filterAds } from '@trassa/contracts/calls/filter'
import type { Understood } from '@trassa/contracts/entities/understood'
import { type KeptAnswer, withDetailField } from '../../platform/http/kept-answer.ts'

type Query = CallArguments<typeof filterAds, 'output'>['query']

/** The list that the words `q` of a query mean; what else the query says counts instead of what they say. */
export function understoodQuery(
  { q: _words, ...given }: Query,
  { list: { adType, citySlug, query } }: Understood,
) {
  return {
    ...Object.fromEntries(new URLSearchParams(query)),
    ...(citySlug !== null && { city: citySlug }),
    ...given,
    ad_type: adType,
  }
}

/** The page of such a list with what was understood. */
export const withUnderstood = (page: KeptAnswer, understood: Understood): KeptAnswer =>
  withDetailField(filterAds, page, { name: 'understood', value: understood })
