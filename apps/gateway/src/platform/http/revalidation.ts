import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Changes with everything that the answer is made from; read before the answer is. */
    entityTag: string
  }
}

/**
 * For a scope whose answers change with `revision` only: a request with the entity tag of this revision
 * gets 304 before anything is validated or read. Browsers cache the answers and revalidate them with
 * each request.
 */
export function revalidate(app: FastifyInstance, revision: () => Promise<string>): void {
  app.decorateRequest('entityTag', '')
  app.addHook('onRequest', async (request, reply) => {
    const digest = createHash('sha256').update(await revision())
    request.entityTag = `W/"${digest.digest('base64url')}"`
    if (!matchesTag(request.headers['if-none-match'], request.entityTag)) return
    return reply.code(304).send()
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 200 && reply.statusCode !== 304) return
    reply.headers({ etag: request.entityTag, 'cache-control': 'no-cache' })
  })
}

const strong = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a header `If-None-Match` names the present tag. */
export const matchesTag = (tags: string | undefined, current: string) =>
  tags?.split(',').some((tag) => strong(tag) === strong(current)) ?? false
