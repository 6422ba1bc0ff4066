import { AppError } from '@trassa/contracts/app-error'
import type { Database } from '../../../platform/database/connect.ts'
import { findFlow, tryCode } from './auth-flows.repository.ts'
import type { FlowPurpose } from './auth-flows.table.ts'
import { triesOf } from './code-limits.ts'
import { hashCode } from './sms-code.ts'

interface Guess {
  flowId: string
  code: string
  purposes: readonly FlowPurpose[]
  /** Whose flow it must be, where that is known. */
  userId?: string | undefined
}

/**
 * Confirms a flow by its code (domain §2: five tries, five minutes).
 *
 * @throws AppError `auth.flow_unknown`, `auth.code_wrong`, `auth.code_expired`, `auth.code_tries`
 */
export function createCodeConfirmation({ db, codeSecret }: { db: Database; codeSecret: string }) {
  return async function confirmCode({ flowId, code, purposes, userId }: Guess): Promise<void> {
    const flow = await findFlow(db, flowId)
    const isOther = userId !== undefined && userId !== flow?.userId
    if (!flow || flow.finishedAt || isOther || !purposes.includes(flow.purpose)) {
      throw new AppError('auth.flow_unknown')
    }
    const codeHash = hashCode(codeSecret, flowId, code)
    const tries = await triesOf(db, flow)
    const tried = await tryCode(db, { flowId, codeHash, maxTries: tries })
    if (!tried) {
      // Read again: a guess that came at the same time may have used the last try.
      const now = await findFlow(db, flowId)
      throw new AppError(now && now.tries >= tries ? 'auth.code_tries' : 'auth.code_expired')
    }
    if (!tried.right) {
      throw new AppError(tried.tries >= tries ? 'auth.code_tries' : 'auth.code_wrong')
    }
  }
}
