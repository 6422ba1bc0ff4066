import type { FieldName } from './mark-issues.ts'

const FOCUSABLE =
  'input:not([type="hidden"]):not([type="file"]):not([aria-hidden="true"]), textarea, button, [role="radio"], [tabindex="0"]'

/** Scrolls to a field and focuses its control. Returns `false` if the field is not on the page. */
export function focusField(name: FieldName): boolean {
  const place = document.querySelector(`[data-field="${name}"]`)
  if (!place) return false
  place.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'center', behavior: 'smooth' })
  return true
}
