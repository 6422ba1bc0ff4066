import { AppError } from '@trassa/contracts/app-error'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import type { AskRequest, AskResult } from '../../shared/ask.ts'

/** Answers of the gateway by call id; an `AppError` is a failure. */
export type Answers = Record<string, (request: AskRequest) => unknown>

/**
 * The way to the gateway: `down` – no request arrives; `busy` – a 503 before anything is done;
 * `losesAnswers` – the request is carried out, its answer does not arrive.
 */
export type Line =
  | { state: 'up' | 'down' | 'losesAnswers' }
  | { state: 'busy'; code?: 'server.unavailable' | 'request.too_many'; retryAfter?: number }

/** What every window asks. */
const USUAL: Answers = {
  'moderator.settings': () => ({
    settings: [],
    environment: { outsideLinks: {}, isClosed: false },
  }),
}

const failure = (error: AppError): AskResult => {
  const { code, issues, retryAfter } = error
  return { ok: false, failure: { code, issues, retryAfter } }
}

/**
 * A gateway behind the bridge that treats idempotency keys as the real one does (domain §1): a request
 * with a known key is not carried out again and gets the first answer, another request under the key is
 * refused, and a call that is not declared idempotent takes no key at all.
 */
export function createFakeGateway(answers: Answers) {
  const line: { now: Line } = { now: { state: 'up' } }
  const performed: AskRequest[] = []
  const byKey = new Map<string, { request: string; answer: AskResult }>()

  function carryOut(request: AskRequest): AskResult {
    const answer = answers[request.callId] ?? USUAL[request.callId]
    if (!answer) throw new Error(`The test gives no answer for ${request.callId}`)
    try {
      const detail = answer(request)
      performed.push(request)
      return { ok: true, detail }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return failure(error)
    }
  }

  function carryOutOnce(request: AskRequest): AskResult {
    const { idempotencyKey, ...rest } = request
    if (idempotencyKey === undefined) return carryOut(request)
    const call = ALL_CALLS.find(({ id }) => id === request.callId)
    if (!call?.idempotent) throw new Error(`${request.callId} takes no idempotency key`)
    const text = JSON.stringify(rest)
    const first = byKey.get(idempotencyKey)
    if (first) {
      return first.request === text ? first.answer : failure(new AppError('request.key_reused'))
    }
    const answer = carryOut(request)
    if (answer.ok) byKey.set(idempotencyKey, { request: text, answer })
    return answer
  }

  return {
    line: (next: Line) => {
      line.now = next
    },
    /** Whether a probe is answered. */
    isUp: () => line.now.state === 'up',
    ask: async (request: AskRequest): Promise<AskResult> => {
      const { now } = line
      if (now.state === 'down') return failure(new AppError('network.failed'))
      if (now.state === 'busy') {
        const { code = 'server.unavailable', retryAfter } = now
        return failure(new AppError(code, retryAfter === undefined ? {} : { retryAfter }))
      }
      const answer = carryOutOnce(request)
      return now.state === 'losesAnswers' ? failure(new AppError('network.failed')) : answer
    },
    /** The requests of a call that were carried out with success; repeats under a key are not. */
    performed: (callId: string) => performed.filter((request) => request.callId === callId),
  }
}
