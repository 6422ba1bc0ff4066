import type { FieldName } from './mark-issues.ts'

/** What one types into, before the buttons that stand around it. */
const FOCUSABLE = [
  'input:not([type="hidden"]):not([type="file"]):not([aria-hidden="true"]), textarea',
  'button, [role="radio"], [tabindex="0"]',
]

/** Scrolls to a field and focuses its control. Returns `false` if the field or its control is not on the page yet. */
export function focusField(name: FieldName): boolean {
  const place = document.querySelector(`[data-field="${name}"]`)
  const [control] = FOCUSABLE.flatMap((kind) => place?.querySelector<HTMLElement>(kind) ?? [])
  if (!place || !control) return false
  control.focus({ preventScroll: true })
  place.scrollIntoView({ block: 'center', behavior: 'smooth' })
  return true
}
