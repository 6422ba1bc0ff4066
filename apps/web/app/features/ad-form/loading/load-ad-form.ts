import { meQuery, quotaQuery } from '@trassa/api-client/queries'
import { loadForm } from '@trassa/catalog/ad-types/load-form'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { AppError } from '@trassa/contracts/app-error'
import { ownAd } from '@trassa/contracts/calls/ads'
import { adTypeSchema, type EditableAd } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import type { LoadContext } from '../../../shared/api/route-loader.ts'
import { POSTED } from '../leaving/posted-address.ts'
import { type Contacts, lastContacts } from './last-contacts.ts'

/** What the form of one ad starts from, or why it cannot be shown. */
export type LoadedAdForm =
  | {
      is: 'ready'
      ad: EditableAd | null
      definition: FormDefinition
      profile: Profile | null
      contacts: Contacts | null
      visit: string
    }
  /** It has been submitted or saved: only the outcome is left. */
  | { is: 'posted'; ad: EditableAd }
  /** The address names no ad type yet. */
  | { is: 'choosing' }
  | { is: 'anonymous' }
  | { is: 'forbidden' }
  | { is: 'missing' }

const REFUSALS: Partial<Record<string, LoadedAdForm>> = {
  'session.missing': { is: 'anonymous' },
  'ad.forbidden': { is: 'forbidden' },
  'ad.not_found': { is: 'missing' },
  'request.invalid': { is: 'missing' },
}

/** Loads the ad that the address names; without an id, a new one of the address's type. */
export async function loadAdForm({ api, queryClient, url }: LoadContext): Promise<LoadedAdForm> {
  const posted = url.searchParams.get(POSTED)
  const id = posted ?? url.searchParams.get('id')
  const asked = adTypeSchema.safeParse(url.searchParams.get('ad_type'))
  if (id === null && !asked.success) return { is: 'choosing' }
  const profile = await queryClient.query(meQuery(api))
  try {
    const ad = id === null ? null : await api.ask(ownAd, { params: { id } })
    if (ad && posted) return { is: 'posted', ad }
    const adType = ad?.adType ?? asked.data
    if (!adType) return { is: 'choosing' }
    const isNew = ad === null && profile !== null
    const [definition, contacts] = await Promise.all([
      loadForm(adType),
      isNew ? lastContacts(api) : null,
      // Read by the form; a failure only leaves its notice out.
      profile && queryClient.query(quotaQuery(api)).catch(() => null),
    ])
    return { is: 'ready', ad, definition, profile, contacts, visit: crypto.randomUUID() }
  } catch (error) {
    const refusal = error instanceof AppError ? REFUSALS[error.code] : undefined
    if (!refusal) throw error
    return refusal
  }
}
