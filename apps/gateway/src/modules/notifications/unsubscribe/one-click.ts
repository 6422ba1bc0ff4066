import { AppError } from '@trassa/contracts/app-error'
import { linkTokenSchema } from '@trassa/contracts/values'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ONE_CLICK_PATH } from './unsubscribe-links.ts'
import type { Unsubscription } from './unsubscription.service.ts'

const querySchema = z.object({ token: linkTokenSchema })

/** `List-Unsubscribe=One-Click`, in either form of a form (RFC 8058 §3.2). */
const BODY_LIMIT = 1024

/**
 * The mail program's own button «Отписаться» (RFC 8058): a form without cookies and from another origin, so it stands
 * outside the scope of the calls. The signed token is all that it needs.
 */
export async function oneClickUnsubscribe(
  app: FastifyInstance,
  { unsubscription }: { unsubscription: Unsubscription },
): Promise<void> {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: BODY_LIMIT }, async () => null)
  }
  app.post(ONE_CLICK_PATH, async (request, reply) => {
    const query = querySchema.safeParse(request.query)
    if (!query.success) throw new AppError('request.invalid')
    await unsubscription.change({ token: query.data.token, enabled: false })
    return reply.header('cache-control', 'no-store').send({ detail: { unsubscribed: true } })
  })
}
