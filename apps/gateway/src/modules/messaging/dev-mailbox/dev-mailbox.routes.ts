import { normalizePhone } from '@trassa/contracts/phone'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { listDevMailboxMessages } from './dev-mailbox.repository.ts'
import { renderDevMailbox } from './dev-mailbox-html.ts'

const SHOWN = 100

const querySchema = z.object({ recipient: z.string().optional().catch(undefined) })

/**
 * `/dev/outbox` for people and `/dev/outbox.json?recipient=+7…` for tests: what the embedded
 * defaults would have sent, the newest first. Codes are in the open here, so a server mounts this in
 * demo mode only (domain §6).
 */
export async function devMailboxPages(
  app: FastifyInstance,
  { db }: { db: Database },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
  })
  app.get('/dev/outbox', async (_request, reply) => {
    const messages = await listDevMailboxMessages(db, { limit: SHOWN })
    return reply.type('text/html; charset=utf-8').send(renderDevMailbox(messages))
  })
  app.get('/dev/outbox.json', async (request) => {
    const { recipient: asked } = querySchema.parse(request.query)
    // An unescaped `+` of `?recipient=+7…` arrives as a space.
    const recipient = asked && (normalizePhone(asked) ?? asked)
    return { detail: { items: await listDevMailboxMessages(db, { recipient, limit: SHOWN }) } }
  })
}
