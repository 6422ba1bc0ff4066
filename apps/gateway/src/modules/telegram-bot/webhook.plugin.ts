import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import type { FastifyInstance } from 'fastify'
import type { Update } from 'grammy/types'
import { z } from 'zod'
import type { Database } from '../../platform/database/connect.ts'
import { parseJsonBodies } from '../../platform/http/requests/json-body.ts'
import { botIdOf } from './bot-id.ts'
import { storeUpdate } from './telegram-inbox.repository.ts'

/** Below the gateway's base. */
export const WEBHOOK_PATH = '/telegram/updates'
const SECRET_HEADER = 'x-telegram-bot-api-secret-token'
/** The longest message of Telegram with all that belongs to it is far shorter. */
const BODY_LIMIT = 256 * 1024

const updateSchema = z.looseObject({ update_id: z.int() })

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Takes the updates that Telegram brings: from another origin and without cookies, so it stands outside the scope of the
 * calls. A worker handles them.
 */
export async function telegramWebhook(
  app: FastifyInstance,
  { db, token, secret }: { db: Database; token: string; secret: string },
): Promise<void> {
  const expected = digest(secret)
  parseJsonBodies(app)
  // An address that strangers may try: without the secret it is none, and no body is read.
  app.addHook('onRequest', async (request) => {
    const given = request.headers[SECRET_HEADER]
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), expected))
      throw new AppError('request.not_found')
  })
  app.post(WEBHOOK_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const update = updateSchema.safeParse(request.body)
    if (!update.success) throw new AppError('request.invalid')
    await storeUpdate(db, botIdOf(token), update.data as Update)
    return reply.header('cache-control', 'no-store').send({ detail: {} })
  })
}
