import { POSTED } from '../leaving/posted-address.ts'

/**
 * Whether two addresses of a form's page show the same form: steps of a phone and the id of the draft
 * that has just begun change the address and not the form.
 */
export function isSameForm(before: URLSearchParams, after: URLSearchParams): boolean {
  if (before.has(POSTED) || after.has(POSTED)) return false
  const id = before.get('id')
  const isSameAd = id === null || id === after.get('id')
  return isSameAd && before.get('ad_type') === after.get('ad_type')
}
