import { KEPT_KEYS } from '../../../lib/browser/kept-keys.ts'
import type { ProfileFields } from './profile-fields.ts'

const keyOf = (userId: string) => `${KEPT_KEYS.profileDraft}-${userId}`

/** What was typed and not saved in this tab; a reload brings it back. */
export function readFormDraft(userId: string): Partial<ProfileFields> | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps the typed values; `null` forgets them. A browser that keeps nothing loses them with a reload only. */
export function writeFormDraft(userId: string, draft: Partial<ProfileFields> | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(userId))
  } catch {
    // Storage is full or forbidden.
  }
}
