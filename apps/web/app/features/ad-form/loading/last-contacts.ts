import type { ApiClient } from '@trassa/api-client/client'
import { ownAd } from '@trassa/contracts/calls/ads'
import { userAds } from '@trassa/contracts/calls/filter'
import type { EditableAd } from '@trassa/contracts/entities/ad'

/** Where and for whom the last ad was placed; a new one begins with it. */
export type Contacts = Pick<EditableAd, 'cityId' | 'contactName'>

/** Lists that may hold it, the likelier first. */
const LISTS = ['actual', 'archive', 'draft'] as const

/** The contacts of the user's last ad; `null` without one, or when they cannot be read: a form opens all the same. */
export async function lastContacts(api: ApiClient): Promise<Contacts | null> {
  try {
    for (const list of LISTS) {
      const { items } = await api.ask(userAds, { query: { list } })
      const [last] = items
      if (last) return await api.ask(ownAd, { params: { id: last.id } })
    }
  } catch {
    // Read only to spare the person some typing.
  }
  return null
}
