import { AppError } from '@trassa/contracts/app-error'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { escapeHtml, guardDevPages, renderDevPage } from '../../../platform/dev-pages/dev-page.ts'
import { checkOrigin } from '../../../platform/http/check-origin.ts'
import { toDecimal } from '../payments/roubles.ts'
import { chooseOutcome, findSandboxPayment, type SandboxPayment } from './sandbox-provider.ts'

interface Choice {
  label: string
  hint: string
  outcome: SandboxPayment['outcome']
  /** When the outcome counts. */
  afterSeconds: number
  /** How many notices are sent at once. */
  notices: number
}

/** What a buyer may let the provider do. */
const CHOICES = {
  pay: {
    label: 'Оплатить',
    hint: 'Деньги списаны, уведомление пришло.',
    outcome: 'succeeded',
    afterSeconds: 0,
    notices: 1,
  },
  decline: {
    label: 'Отклонить',
    hint: 'Банк отказал, уведомление пришло.',
    outcome: 'cancelled',
    afterSeconds: 0,
    notices: 1,
  },
  later: {
    label: 'Оплатить позже',
    hint: 'Деньги спишутся через 20 секунд, уведомления не будет.',
    outcome: 'succeeded',
    afterSeconds: 20,
    notices: 0,
  },
  repeat: {
    label: 'Оплатить и уведомить пять раз',
    hint: 'Пять одинаковых уведомлений одновременно.',
    outcome: 'succeeded',
    afterSeconds: 0,
    notices: 5,
  },
  silent: {
    label: 'Не отвечать',
    hint: 'Ничего не произойдёт, заказ останется неоплаченным.',
    outcome: null,
    afterSeconds: 0,
    notices: 0,
  },
} as const satisfies Record<string, Choice>

type ChoiceName = keyof typeof CHOICES

const paramsSchema = z.object({
  id: z.uuid(),
  choice: z.enum(Object.keys(CHOICES) as [ChoiceName, ...ChoiceName[]]).optional(),
})

const form = (id: string, [name, { label, hint }]: [string, Choice]) =>
  `<li><form method="post" action="/dev/payment/${id}/${name}"><button>${label}</button><p>${hint}</p></form></li>`

/**
 * `/dev/payment/{id}`: where the buyers of the demo pay (domain §6). Whoever knows the address may choose, as with a
 * real provider; it is mounted in demo mode only.
 *
 * @param notify sends a notice to the gateway
 */
export async function sandboxPages(
  app: FastifyInstance,
  {
    db,
    publicUrl,
    notify,
  }: { db: Database; publicUrl: string; notify: (body: object) => Promise<unknown> },
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

  app.get('/dev/payment/:id', async (request, reply) => {
    const { payment } = await find(request.params)
    const choices: [string, Choice][] = Object.entries(CHOICES)
    const hint =
      payment.outcome === null
        ? `${payment.description}, ${toDecimal(payment.amount)} ₽. Это касса демонстрации: денег никто не спишет.`
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
    const { outcome, afterSeconds, notices } = CHOICES[choice]
    if (outcome !== null) {
      const settlesAt = new Date(Date.now() + afterSeconds * 1000)
      await chooseOutcome(db, payment.id, { outcome, settlesAt })
    }
    const body = { type: 'notification', event: `payment.${outcome}`, object: { id: payment.id } }
    await Promise.all(Array.from({ length: notices }, () => notify(body)))
    return reply.redirect(payment.returnUrl, 303)
  })
}
