import { formatPrice } from '@trassa/catalog/format/numbers'
import { AppError } from '@trassa/contracts/app-error'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { guardDevPages, renderDevPage } from '../../../platform/dev-pages/dev-page.ts'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { checkOrigin } from '../../../platform/http/requests/check-origin.ts'
import { toRoubles } from '../payments/roubles.ts'
import { CHOICES, type Choice, type ChoiceName, type NoticeEvent } from './sandbox-choices.ts'
import { chooseOutcome, findSandboxPayment } from './sandbox-provider.ts'

const paramsSchema = z.object({
  id: z.uuid(),
  choice: z.enum(Object.keys(CHOICES) as [ChoiceName, ...ChoiceName[]]).optional(),
})

const form = (id: string, [name, { label, hint }]: [string, Choice]) =>
  `<li><form method="post" action="/dev/payment/${id}/${name}"><button>${label}</button><p>${hint}</p></form></li>`

interface SandboxPages {
  db: Database
  publicUrl: string
  notify: (body: object) => Promise<unknown>
}

const noticeOf = (id: string, event: NoticeEvent) => ({
  type: 'notification',
  event: `payment.${event}`,
  object: { id },
})

/**
 * `/dev/payment/{id}`: where the buyers of the demo pay (domain §6). Any visitor with the address may choose, as with a
 * real provider; it is mounted in demo mode only.
 *
 * @param notify sends a notice to the gateway
 */
export async function sandboxPages(
  app: FastifyInstance,
  { db, publicUrl, notify }: SandboxPages,
): Promise<void> {
  guardDevPages(app, publicUrl)
  checkOrigin(app, publicUrl)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    async () => null,
  )

  const find = async (params: unknown) => {
    const parsed = paramsSchema.safeParse(params)
    const payment = parsed.success ? await findSandboxPayment(db, parsed.data.id) : undefined
    if (!parsed.success || !payment) throw new AppError('request.not_found')
    return { payment, choice: parsed.data.choice }
  }

  async function sendNotices(id: string, { notices }: Choice): Promise<void> {
    for (const lot of notices) await Promise.all(lot.map((event) => notify(noticeOf(id, event))))
  }

  async function carryOut(id: string, choice: Choice): Promise<void> {
    const { outcome, afterSeconds, isEarly, noticesAfterSeconds } = choice
    if (isEarly) await notify(noticeOf(id, 'succeeded'))
    if (outcome !== null) {
      const settlesAt = new Date(Date.now() + afterSeconds * 1000)
      await chooseOutcome(db, id, { outcome, settlesAt })
    }
    if (noticesAfterSeconds === undefined) return sendNotices(id, choice)
    const send = () => {
      sendNotices(id, choice).catch((err: unknown) => app.log.warn({ err }, 'notice was not sent'))
    }
    setTimeout(send, noticesAfterSeconds * 1000).unref()
  }

  app.get('/dev/payment/:id', async (request, reply) => {
    const { payment } = await find(request.params)
    const choices: [string, Choice][] = Object.entries(CHOICES)
    const hint =
      payment.outcome === null
        ? `${payment.description}, ${formatPrice(toRoubles(payment.amount))}. Это касса демонстрации: денег никто не спишет.`
        : 'Этот платёж уже завершён.'
    const body =
      payment.outcome === null
        ? `<ol>${choices.map((choice) => form(payment.id, choice)).join('\n')}</ol>`
        : `<p><a href="${escapeHtml(payment.returnUrl)}">Вернуться на сайт</a></p>`
    return reply
      .type('text/html; charset=utf-8')
      .send(renderDevPage({ title: 'Оплата картой', hint, body }))
  })

  app.post('/dev/payment/:id/:choice', async (request, reply) => {
    const { payment, choice } = await find(request.params)
    if (choice === undefined) throw new AppError('request.not_found')
    await carryOut(payment.id, CHOICES[choice])
    return reply.redirect(payment.returnUrl, 303)
  })
}
