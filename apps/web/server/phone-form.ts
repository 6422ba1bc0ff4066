import { checkOrigin } from '@trassa/gateway/platform/http/requests/check-origin'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The form has no fields: the address names the ad. */
const BODY_BYTES = 1024

interface PhoneFormOptions {
  publicUrl: string
  /** Renders and sends the page of a request. */
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/**
 * `POST` to the address of an ad: its page with the seller's phone, for browsers without script and for those that have
 * not loaded it yet (decision 092). The page's action asks `ads.revealPhone` for the visitor, so that limits and
 * counts are those of the call; the answer is kept by no cache and no search engine.
 */
export async function phoneForm(app: FastifyInstance, options: PhoneFormOptions): Promise<void> {
  checkOrigin(app, options.publicUrl)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_BYTES },
    async () => null,
  )
  app.post('/:city/:type/:slug', (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    return options.sendPage(request, reply)
  })
}
