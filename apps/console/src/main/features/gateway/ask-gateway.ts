import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import { type Call, isIdempotent } from '@trassa/contracts/call'
import type { Issue } from '@trassa/contracts/errors'
import type { AskRequest, AskResult } from '../../../shared/ask.ts'
import { ALLOWED_CALLS } from './allowed-calls.ts'
import { failureAnswer } from './failure-answer.ts'
import { logFailure } from './log-failure.ts'

const NOT_TAKEN = { msg: 'Этот вызов такого не берёт', type: 'extra_forbidden' } as const

/** What does not fit the call's own declaration, told as the gateway would tell it. */
function mistakesIn(call: Call, request: AskRequest): Issue[] {
  const extraKey = request.idempotencyKey !== undefined && !isIdempotent(call)
  const inKey = extraKey ? [{ ...NOT_TAKEN, loc: ['idempotencyKey'] }] : []
  const inParts = (['params', 'query', 'body'] as const).flatMap((part): Issue[] => {
    const schema = call[part]
    if (!schema) {
      if (request[part] === undefined) return []
      return [{ ...NOT_TAKEN, loc: [part] }]
    }
    const parsed = schema.safeParse(request[part] ?? (part === 'body' ? undefined : {}))
    return (parsed.error?.issues ?? []).map((issue) => ({
      loc: [part, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))],
      msg: issue.message,
      type: issue.code,
    }))
  })
  return [...inKey, ...inParts]
}

/**
 * Asks a call for the renderer. Its arguments are checked here by the contract before anything leaves.
 * @throws Error for a call that is not on the list: that is a defect or an attack.
 */
export async function askGateway(api: ApiClient, request: AskRequest): Promise<AskResult> {
  const call = ALLOWED_CALLS.get(request.callId)
  if (!call) throw new Error(`The call ${request.callId} is not for the console`)
  const issues = mistakesIn(call, request)
  if (issues.length > 0) return failureAnswer(new AppError('request.invalid', { issues }))
  const { params, query, body, idempotencyKey } = request
  const args = { params, query, body }
  try {
    const answer = isIdempotent(call)
      ? api.ask(call, args, { idempotencyKey })
      : api.ask(call, args)
    return { ok: true, detail: await answer }
  } catch (error) {
    logFailure(call, error, params)
    return failureAnswer(error instanceof AppError ? error : new AppError('server.failed'))
  }
}
