import { matchesTag } from '@trassa/gateway/platform/http/revalidation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './encodings.ts'
import type { Page } from './page.ts'

/** Of a page that found no database (domain §1) or no time to be rendered; maintenance says its own time. */
const RETRY_SECONDS = 5

const VARY = 'accept-encoding'

/** Without it a cache may keep a 404 or a 301 as long as it likes (RFC 9111 §4.2.2). Back shows the page unasked, as `no-store` would not. */
const PRIVATE = 'private, no-cache'

/**
 * Sends a page in the smallest encoding that the visitor takes, or 304 where the visitor has it.
 *
 * @param cacheHeaders of a page that is the same for all visitors, which names no log session; `null` for another, which gets no
 * tag and is kept by no shared cache
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  cacheHeaders: Record<string, string> | null,
): Promise<FastifyReply> {
  const { headers } = request
  reply.headers(page.headers).header('vary', VARY)
  if (cacheHeaders) {
    reply.removeHeader('x-log-session').headers(cacheHeaders).header('etag', page.tag)
    if (matchesTag(headers['if-none-match'], page.tag)) {
      return reply.removeHeader('content-type').status(304).send()
    }
  } else if (!reply.hasHeader('cache-control')) reply.header('cache-control', PRIVATE)
  if (page.status === 503 && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', RETRY_SECONDS)
  }
  const { encoding, body } = await page.encoded(encodingFor(headers['accept-encoding']?.toString()))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(page.status).send(body)
}
