import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'

/** Whether no person waits for a page: a crawler asks for it, or a browser ahead of a click. */
export function isDeferrable(headers: IncomingHttpHeaders): boolean {
  const userAgent = headers['user-agent']
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? ''
  return !userAgent || isbot(userAgent) || String(purpose).startsWith('prefetch')
}
