import type { IncomingHttpHeaders } from 'node:http'
import { pageUrl } from './page-url.ts'

/** What a page may depend on: never the visitor's cookie (design, "How things flow"). */
const PAGE_HEADERS = ['accept', 'accept-language', 'user-agent'] as const

interface NodeRequest {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** The request that a page is rendered for; `signal` aborts when the visitor has gone. */
export function pageRequest(
  { method = 'GET', url = '/', headers }: NodeRequest,
  publicUrl: string,
  signal: AbortSignal,
): Request {
  const kept = PAGE_HEADERS.flatMap((name) => {
    const value = headers[name]
    return value ? [[name, value] as [string, string]] : []
  })
  return new Request(pageUrl(url, publicUrl), { method, headers: kept, signal })
}
