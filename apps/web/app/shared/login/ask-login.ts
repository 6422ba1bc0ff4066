import { isAt, PATHS, type PageLocation } from '../addresses/paths.ts'
import { loginStore } from './login-store.ts'
import { rememberReturn } from './return-store.ts'

/**
 * A page that needs its user leads to the main page (spec §4): asks to log in there, and keeps the way to the page, so
 * that a link that was followed is not lost.
 */
export function askLogin(wanted: PageLocation & Pick<URL, 'hash'>): void {
  if (!isAt(wanted.pathname, PATHS.profileSettings)) rememberReturn(wanted)
  loginStore.write(loginStore.read() + 1)
}
