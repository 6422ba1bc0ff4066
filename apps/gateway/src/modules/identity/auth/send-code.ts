import { randomUUID } from 'node:crypto'
import { AppError, invalid } from '@trassa/contracts/app-error'
import type { Database } from '../../../platform/database/connect.ts'
import { SmsFailure, type SmsSender } from '../../messaging/public.ts'
import { deleteFlow, type FlowPurpose, insertFlow } from './auth-flows.repository.ts'
import { checkCodeLimits } from './code-limits.ts'
import { CODE_LIMITS, codeText, generateCode, hashCode } from './sms-code.ts'

interface NewFlow {
  purpose: FlowPurpose
  phone: string
  userId: string | null
  /** Where the request came from. */
  address: string
}

/** Starts flows by sending their codes; gives the flow as the calls answer it. */
export function createCodeSending(dependencies: {
  db: Database
  sms: SmsSender
  codeSecret: string
}) {
  const { db, sms, codeSecret } = dependencies

  return async function sendCode({ purpose, phone, userId, address }: NewFlow) {
    const id = randomUUID()
    const code = generateCode()
    const codeHash = hashCode(codeSecret, id, code)
    await db.transaction(async (tx) => {
      await checkCodeLimits(tx, { phone, address })
      await insertFlow(tx, { id, purpose, phone, userId, codeHash }, CODE_LIMITS.lifetime)
    })
    // Outside the transaction: a slow provider must not hold connections.
    try {
      await sms.send(phone, codeText(code))
    } catch (error) {
      await deleteFlow(db, id)
      throw toAppError(error)
    }
    return { id, resendAfter: CODE_LIMITS.resendAfter }
  }
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof SmsFailure)) return error
  return error.reason === 'number'
    ? invalid(['body', 'phone'], 'На этот номер SMS не доставляются. Проверьте его.')
    : new AppError('server.unavailable', { cause: error })
}
