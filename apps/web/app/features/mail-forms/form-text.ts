import { KEPT_KEYS } from '../../lib/browser/kept-keys.ts'

/** Values of a form by the names of its fields, as they were typed. */
export type Typed = Record<string, string>

const keyOf = (form: string) => `${KEPT_KEYS.mailForm}.${form}`

/**
 * What was typed into a form and not sent yet: it survives a reload and a failed send in this tab. Where storage is
 * forbidden, nothing is kept.
 */
export const formText = {
  read(form: string): Typed {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
      return Object.fromEntries(
        Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string'),
      ) as Typed
    } catch {
      return {}
    }
  },
  write(form: string, typed: Typed): void {
    try {
      sessionStorage.setItem(keyOf(form), JSON.stringify(typed))
    } catch {
      // Storage is not available: the text is lost with the page.
    }
  },
  clear(form: string): void {
    try {
      sessionStorage.removeItem(keyOf(form))
    } catch {
      // Nothing was kept.
    }
  },
}
