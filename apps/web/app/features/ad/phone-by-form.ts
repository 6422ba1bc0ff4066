import type { ApiClient } from '@trassa/api-client/client'
import { adBySlug, revealPhone } from '@trassa/contracts/calls/ads'
import { data } from 'react-router-dom'
import { statusOf } from '../../lib/document/route-error.ts'
import type { AnsweredForm } from '../../shared/phone/use-phone.ts'

/**
 * The phone of the ad at this address, asked for by a form. A refusal (too many, a crawler) is a sentence on the page
 * with the call's status; of an ad that is gone the loader says so.
 */
export async function phoneByForm(api: ApiClient, slug: string) {
  try {
    const ad = await api.ask(adBySlug, { query: { slug: slug.toLowerCase() } })
    const { phone } = await api.ask(revealPhone, { params: { id: ad.id } })
    return data<AnsweredForm>({ phone })
  } catch (error) {
    // Not by its class: the server's own copy of it is another one than the bundle's.
    if (!(error instanceof Error && 'code' in error)) throw error
    return data<AnsweredForm>({ failure: error.message }, { status: statusOf(error) })
  }
}
