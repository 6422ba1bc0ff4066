import { loadForm } from '@trassa/catalog/ad-types/load-form'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { AppError } from '@trassa/contracts/app-error'
import { readConfirmation } from '@trassa/contracts/calls/ad-confirmation'
import type { ConfirmableAd } from '@trassa/contracts/entities/ad-confirmation'
import type { LoadContext } from '../../shared/api/route-loader.ts'

/** The ad behind a one-time link, or why the link shows none. */
export type LoadedConfirmation =
  | { is: 'ready'; ad: ConfirmableAd; form: FormDefinition; token: string }
  | { is: 'unknown' }
  | { is: 'expired' }
  | { is: 'used' }

const REFUSALS: Partial<Record<string, LoadedConfirmation>> = {
  'confirmation.unknown': { is: 'unknown' },
  'confirmation.expired': { is: 'expired' },
  'confirmation.used': { is: 'used' },
  'request.invalid': { is: 'unknown' },
}

/** Loads what the link shows (domain §9). Nothing of it is kept in a cache. */
export async function loadConfirmation({ api, url }: LoadContext): Promise<LoadedConfirmation> {
  const token = url.searchParams.get('token')
  if (!token) return { is: 'unknown' }
  try {
    const ad = await api.ask(readConfirmation, { query: { token } })
    return { is: 'ready', ad, form: await loadForm(ad.adType), token }
  } catch (error) {
    const refusal = error instanceof AppError ? REFUSALS[error.code] : undefined
    if (!refusal) throw error
    return refusal
  }
}
