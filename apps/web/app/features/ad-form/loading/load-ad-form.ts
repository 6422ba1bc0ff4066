import { meQuery, quotaQuery } from '@trassa/api-client/queries'
import { loadForm } from '@trassa/catalog/ad-types/load-form'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { AppError } from '@trassa/contracts/app-error'
import { ownAd } from '@trassa/contracts/calls/ads'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import type { LoadContext } from '../../../shared/api/route-loader.ts'
import { POSTED } from '../leaving/posted-address.ts'
import { type OwnerBackup, readBackup } from '../saving/draft-backup.ts'
import { PURPOSES, type Purpose } from '../submit/purposes.ts'
import { type Contacts, lastContacts } from './last-contacts.ts'

/** What the form of one ad starts from, or why it cannot be shown. */
export type LoadedAdForm =
  | {
      is: 'ready'
      ad: EditableAd | null
      definition: FormDefinition
      profile: Profile | null
      contacts: Contacts | null
      /** What this browser keeps of an earlier visit. */
      backup: OwnerBackup | null
      purpose: Purpose
      visit: string
    }
  /** It has been submitted or saved: only the outcome is left. */
  | { is: 'posted'; ad: EditableAd }
  /** The address names no ad type yet. */
  | { is: 'choosing' }
  | { is: 'anonymous' }
  | { is: 'forbidden' }
  | { is: 'missing' }
  /** Its state lets no owner edit it. */
  | { is: 'blocked' }

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
  const asked = AD_TYPES.find((adType) => adType === url.searchParams.get('ad_type'))
  if (id === null && !asked) return { is: 'choosing' }
  const profile = await queryClient.query(meQuery(api))
  try {
    const ad = id === null ? null : await api.ask(ownAd, { params: { id } })
    if (ad && posted) return { is: 'posted', ad }
    const adType = ad?.adType ?? asked
    if (!adType) return { is: 'choosing' }
    const isNew = ad === null && profile !== null
    const [definition, purpose, backup, contacts] = await Promise.all([
      loadForm(adType),
      purposeOver(ad, profile),
      readBackup({ adType, adId: ad?.id ?? null }),
      isNew ? lastContacts(api) : null,
      // Read by the form; a failure only leaves its notice out.
      profile && queryClient.query(quotaQuery(api)).catch(() => null),
    ])
    if (!purpose) return { is: 'blocked' }
    const visit = crypto.randomUUID()
    return { is: 'ready', ad, definition, purpose, profile, contacts, backup, visit }
  } catch (error) {
    const refusal = error instanceof AppError ? REFUSALS[error.code] : undefined
    if (!refusal) throw error
    return refusal
  }
}

/** What the form does; the life of ads is loaded only for one that exists. */
async function purposeOver(ad: EditableAd | null, profile: Profile | null) {
  if (!ad || !profile) return PURPOSES.new
  const { purposeOf } = await import('../submit/purpose.ts')
  return purposeOf(ad, profile, new Date())
}
