import { APP_ORIGIN } from '../../shared/app-url.ts'

/** Whether an address belongs to the console itself. */
export function isOwnPage(address: string): boolean {
  return address === APP_ORIGIN || address.startsWith(`${APP_ORIGIN}/`)
}

/**
 * Whether a link may leave for the system's browser: pages of the configured server only, so that
 * a text of an ad can never open anything else.
 */
export function mayOpenOutside(address: string, server: string | null): boolean {
  if (server === null || !URL.canParse(address)) return false
  const url = new URL(address)
  return url.origin === server && url.username === '' && url.password === ''
}
