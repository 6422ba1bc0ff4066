import { AppError } from '@trassa/contracts/app-error'
import { normalizePhone } from '@trassa/contracts/phone'
import { textSchema } from '@trassa/contracts/values'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { contentPolicy, sourceHash } from '../../../platform/http/security-headers.ts'
import { listDevMailboxMessages } from './dev-mailbox.repository.ts'
import { DEV_MAILBOX_STYLE, renderDevMailbox } from './dev-mailbox-html.ts'

const SHOWN = 100

const querySchema = z.object({ recipient: textSchema(200).optional() })

/** The names of this computer in an address. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * `/dev/outbox` for people and `/dev/outbox.json?recipient=+7…` for tests: what the embedded
 * defaults would have sent, the newest first. Codes are in the open here, so a server mounts this in
 * demo mode only (domain §6), and answers only under the names of the demo: a page of another site whose
 * name was made to lead to this computer (DNS rebinding) is same-origin, but has that name in `Host`.
 */
export async function devMailboxPages(
  app: FastifyInstance,
  { db, publicUrl }: { db: Database; publicUrl: string },
): Promise<void> {
  const hosts = [...LOCAL_HOSTS, new URL(publicUrl).hostname]
  const policy = contentPolicy(`style-src ${sourceHash(DEV_MAILBOX_STYLE)}`)
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': policy,
    })
    // As it was sent: a page may write `X-Forwarded-Host`, but never `Host`.
    if (!hosts.includes(hostnameOf(headers.host))) throw new AppError('request.origin')
  })
  app.get('/dev/outbox', async (_request, reply) => {
    const messages = await listDevMailboxMessages(db, { limit: SHOWN })
    return reply.type('text/html; charset=utf-8').send(renderDevMailbox(messages))
  })
  app.get('/dev/outbox.json', async (request) => {
    const query = querySchema.safeParse(request.query)
    if (!query.success) throw new AppError('request.invalid')
    const { recipient: asked } = query.data
    // An unescaped `+` of `?recipient=+7…` arrives as a space.
    const recipient = asked && (normalizePhone(asked) ?? asked)
    return { detail: { items: await listDevMailboxMessages(db, { recipient, limit: SHOWN }) } }
  })
}

/** Without the port: a browser leaves out the usual one. */
const hostnameOf = (host: string | undefined): string =>
  (host ?? '').replace(/:\d*$/, '').toLowerCase()
