import { randomUUID } from 'node:crypto'
import { AppError, invalid } from '@trassa/contracts/app-error'
import { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { DeliveryFailure, defineTopic, type Outbox } from '../../messaging/public.ts'
import { deleteFlow, insertFlow } from './auth-flows.repository.ts'
import type { FlowPurpose } from './auth-flows.table.ts'
import { checkCodeLimits } from './code-limits.ts'
import type { Requester } from './requester.ts'
import { CODE_LIMITS, codeText, generateCode, hashCode } from './sms-code.ts'

/** Codes of login and registration. A flow whose code was not sent is gone, and is not counted as a send. */
export const AUTH_CODE_TOPIC = defineTopic({
  name: 'auth.code',
  context: z.object({ flowId: z.uuid() }),
  sent: async () => undefined,
  failed: (tx, { flowId }) => deleteFlow(tx, flowId),
})

interface NewFlow {
  purpose: FlowPurpose
  phone: string
  userId: string | null
  requester: Requester
}

/** Starts flows by sending their codes; gives the flow as the calls answer it. */
export function createCodeSending(dependencies: {
  db: Database
  outbox: Outbox
  codeSecret: string
}) {
  const { db, outbox, codeSecret } = dependencies

  return async function sendCode({ purpose, phone, userId, requester }: NewFlow) {
    const id = randomUUID()
    const code = generateCode()
    const codeHash = hashCode(codeSecret, id, code)
    const { messageId, resendAfter } = await db.transaction(async (tx) => {
      const resendAfter = await checkCodeLimits(tx, { phone, requester })
      const flow = { id, purpose, phone, userId, requester, codeHash }
      await insertFlow(tx, flow, CODE_LIMITS.lifetime)
      const messageId = await outbox.write(tx, AUTH_CODE_TOPIC, {
        channel: 'sms',
        recipient: phone,
        body: codeText(code),
        context: { flowId: id },
        lifetimeSeconds: CODE_LIMITS.lifetime,
      })
      return { messageId, resendAfter }
    })
    await outbox.deliver(messageId).catch((error: unknown) => {
      throw toAppError(error)
    })
    return { id, resendAfter: Math.ceil(resendAfter) }
  }
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof DeliveryFailure)) return error
  return error.reason === 'recipient'
    ? invalid(['body', 'phone'], 'На этот номер SMS не доставляются. Проверьте его.')
    : new AppError('server.unavailable', { cause: error })
}
