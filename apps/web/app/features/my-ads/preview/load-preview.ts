import { loadForm } from '@trassa/catalog/ad-types/load-form'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { AppError } from '@trassa/contracts/app-error'
import { ownAd } from '@trassa/contracts/calls/ads'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { adHref } from '../../../shared/addresses/ad-addresses.ts'
import type { LoadContext } from '../../../shared/api/route-loader.ts'
import { pathOf } from '../actions/action-labels.ts'
import { hasPreview } from '../actions/owner-actions.ts'

/** An ad that buyers do not see now, for its owner; or why it is not shown. */
export type LoadedPreview =
  | { is: 'ready'; ad: EditableAd; form: FormDefinition }
  /** It is looked at elsewhere: published meanwhile, or still a draft. */
  | { is: 'elsewhere'; href: string }
  | { is: 'forbidden' }
  | { is: 'missing' }
  /** The page asks to log in. */
  | { is: 'anonymous' }

const REFUSALS: Partial<Record<string, LoadedPreview>> = {
  'session.missing': { is: 'anonymous' },
  'ad.forbidden': { is: 'forbidden' },
  'ad.not_found': { is: 'missing' },
  'request.invalid': { is: 'missing' },
}

/** Loads the ad that the address names, with the fields of its type. */
export async function loadPreview({ api, url }: LoadContext): Promise<LoadedPreview> {
  const id = url.searchParams.get('id')
  if (!id) return { is: 'missing' }
  try {
    const ad = await api.ask(ownAd, { params: { id } })
    if (hasPreview(ad.stat)) return { is: 'ready', ad, form: await loadForm(ad.adType) }
    return elsewhere(ad)
  } catch (error) {
    const refusal = error instanceof AppError ? REFUSALS[error.code] : undefined
    if (!refusal) throw error
    return refusal
  }
}

function elsewhere(ad: EditableAd): LoadedPreview {
  const { id, stat, citySlug } = ad
  if (stat === AD_STATS.draft.stat) return { is: 'elsewhere', href: pathOf('continue', id) }
  if (stat === AD_STATS.active.stat && citySlug !== null) {
    return { is: 'elsewhere', href: adHref({ ...ad, citySlug }) }
  }
  return { is: 'missing' }
}
