import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'

/** Whether a page is asked for by nobody who waits for it: by a crawler, or by a browser ahead of a click. */
export function isDeferrable(headers: IncomingHttpHeaders): boolean {
  const userAgent = headers['user-agent']
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? ''
  return !userAgent || isbot(userAgent) || String(purpose).startsWith('prefetch')
}
