import { AppError } from '@trassa/contracts/app-error'
import { normalizePhone } from '@trassa/contracts/phone'
import { idSchema, textSchema } from '@trassa/contracts/values'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { guardDevPages } from '../../../platform/dev-pages/dev-page.ts'
import { findDevMailboxHtml, listDevMailboxMessages } from './dev-mailbox.repository.ts'
import { renderDevMailbox } from './dev-mailbox-html.ts'
import { sendLetter } from './letter-frame.ts'

const SHOWN = 100

const paramsSchema = z.object({ id: idSchema })
const querySchema = z.object({ recipient: textSchema(200).optional() })

/**
 * `/dev/outbox` for people and `/dev/outbox.json?recipient=+7…` for tests: what the embedded
 * defaults would have sent, the newest first. Codes are in the open here, so a server mounts this in
 * demo mode only (domain §6).
 */
export async function devMailboxPages(
  app: FastifyInstance,
  { db, publicUrl, picturesUrl }: { db: Database; publicUrl: string; picturesUrl: string },
): Promise<void> {
  guardDevPages(app, publicUrl)
  app.get('/dev/outbox', async (_request, reply) => {
    const messages = await listDevMailboxMessages(db, { limit: SHOWN })
    return reply.type('text/html; charset=utf-8').send(renderDevMailbox(messages, { picturesUrl }))
  })
  app.get('/dev/outbox/letters/:id', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    const html = params.success ? await findDevMailboxHtml(db, params.data.id) : undefined
    if (html === undefined) throw new AppError('request.not_found')
    return sendLetter(reply, html)
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
