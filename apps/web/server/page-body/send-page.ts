import { matchesTag } from '@trassa/gateway/platform/http/revalidation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './encodings.ts'
import type { Page } from './page.ts'

/** Of a page that found no database (domain §1) or no time to be rendered; maintenance says its own time. */
const RETRY_SECONDS = 5

const VARY = 'accept-encoding'

/**
 * Sends a page in the smallest encoding that the visitor takes, or 304 where the visitor has it.
 *
 * @param cacheHeaders of a page that is the same for all visitors; `null` for another, which gets no tag
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
    reply.headers(cacheHeaders).header('etag', page.tag)
    if (matchesTag(headers['if-none-match'], page.tag)) {
      return reply.removeHeader('content-type').status(304).send()
    }
  }
  if (page.status === 503 && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', RETRY_SECONDS)
  }
  const { encoding, body } = await page.encoded(encodingFor(headers['accept-encoding']?.toString()))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(page.status).send(body)
}
