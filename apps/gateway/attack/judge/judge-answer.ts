import type { Call } from '@trassa/contracts/call'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { hasRole } from '@trassa/contracts/enumerations/users'
import { checkAnswerStrictly } from '../../src/platform/http/register-call.ts'
import { refusalFaults } from '../../src/testing/refusal-faults.ts'
import type { Rule } from '../report/findings.ts'
import type { BrokenRequest } from '../requests/make-request.ts'
import { STREAM_TYPE } from '../wire/send.ts'
import { jsonOf, type WireAnswer } from '../wire/wire-request.ts'
import { ROLES } from '../world/people.ts'
import type { World } from '../world/world.ts'
import { missingHeaders } from './headers.ts'
import type { Limits } from './limits.ts'

export interface Fault {
  rule: Rule
  text: string
}

const CALLS = new Map(ALL_CALLS.map((call) => [call.id, call]))

/** Refusals of Node's HTTP parser, which come before any hook and without a body of ours. */
const BY_PARSER = new Set([400, 408, 417, 431])

/** A server that refuses a long body may close the connection before it has read it. */
const LONG_BODY = 32 * 1024

/** A 503 that is meant names the time after which to come back. */
export const isMeant = ({ status, headers }: WireAnswer): boolean =>
  status === 503 && Number(headers['retry-after']) > 0

/** Everything that is wrong with the answer to a broken request. */
export function judgeAnswer(
  request: BrokenRequest,
  answer: WireAnswer,
  { ownerOf }: Pick<World, 'ownerOf'>,
  limits: Limits,
): Fault[] {
  const faults: Fault[] = []
  const find = (rule: Rule, text: string) => faults.push({ rule, text })
  const { status, milliseconds } = answer
  if (milliseconds > limits.answerMs && !request.operation.isUpload) {
    find('slow', `${Math.round(milliseconds)} ms`)
  }
  if (status === 0) {
    if (!mayBeCut(request)) find('noAnswer', answer.body)
    return faults
  }
  if (status >= 500 && !isMeant(answer)) find('serverError', `${status} ${answer.body}`)
  // What the parser of HTTP refuses has reached no route.
  if (BY_PARSER.has(status) && answer.headers['x-log-session'] === undefined) return faults

  const missing = missingHeaders(answer, request)
  if (missing.length > 0) find('headers', missing.join(', '))
  const body = jsonOf(answer)
  if (status >= 400 && status !== 503 && request.wire.method !== 'HEAD') {
    const sessionId = answer.headers['x-log-session']
    for (const text of refusalFaults({ status, sessionId, body }, callOf(request))) {
      find('envelope', text)
    }
  }
  if (status >= 200 && status < 300 && isDeclared(request)) {
    const wrong = contractFault(CALLS.get(request.operation.id), answer)
    if (wrong) find('contract', wrong)
    const reason = unlawful(request, ownerOf)
    if (reason) find('access', reason)
  }
  return faults
}

const mayBeCut = ({ wire }: BrokenRequest) =>
  wire.cutAt !== undefined || (wire.body?.length ?? 0) > LONG_BODY

/** Whether the request still asks the call that it was made of. */
const isDeclared = ({ wire, operation }: BrokenRequest) => wire.method === operation.method

/** The declaration whose codes a refusal must keep to; with another method it is no call's answer. */
const callOf = (request: BrokenRequest): Call | undefined =>
  isDeclared(request) ? CALLS.get(request.operation.id) : undefined

function contractFault(call: Call | undefined, answer: WireAnswer): string | undefined {
  if (!call) return undefined
  const bare = call.stream ? STREAM_TYPE : call.file
  if (bare !== undefined) {
    const type = answer.headers['content-type'] ?? ''
    return type.startsWith(bare) ? undefined : `${type} in place of ${bare}`
  }
  try {
    const body = jsonOf(answer) as { detail?: unknown } | undefined
    checkAnswerStrictly(call, body?.detail)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 500) : String(error)
  }
}

/** Why this person should not have been given this answer. */
function unlawful(
  { operation, person, adId, kind }: BrokenRequest,
  ownerOf: World['ownerOf'],
): string | undefined {
  const { access, errors, id } = operation
  const role = kind === 'cookie' ? null : ROLES[person.name]
  if (access !== 'public' && (role === null || !hasRole(role, access as typeof role))) {
    return `${id} needs ${access}, and ${role ?? 'a request without a session'} was answered`
  }
  // Moderators act for owners; that is declared by the same code.
  const isOwners = access === 'user' && role === 'user' && errors.includes('ad.forbidden')
  const owner = adId === undefined ? undefined : ownerOf.get(adId)
  if (isOwners && owner !== undefined && owner !== person.id) {
    return `${id} answered user ${person.id} about ad ${adId} of user ${owner}`
  }
  return undefined
}
