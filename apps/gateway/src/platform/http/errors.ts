import { AppError } from '@trassa/contracts/app-error'
import { BODY_DEPTH, baseOf } from '@trassa/contracts/call'
import { ENVELOPES } from '@trassa/contracts/envelopes'
import { ERROR_TEXTS, type ErrorCode, type Issue } from '@trassa/contracts/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isUnavailable } from '../database/unavailable.ts'
import { logSessionOf } from './trace.ts'

/** The most wrong values that an answer names, and the most signs of each key on the way to one. */
const MOST_ISSUES = 50
const KEY_LENGTH = 80

/** How long a client waits before it repeats a call that found no database. */
const RETRY_SECONDS = 5

/** domain §1. */
const STATUSES: Record<ErrorCode, number> = {
  'request.malformed': 400,
  'request.invalid': 422,
  'request.not_found': 404,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.too_deep': 400,
  'request.no_body': 400,
  'request.too_many': 429,
  'request.origin': 403,
  'request.key_malformed': 400,
  'request.key_reused': 422,
  'session.missing': 401,
  'session.forbidden': 403,
  'session.second_factor': 403,
  'auth.phone_unknown': 404,
  'auth.phone_known': 409,
  'auth.flow_unknown': 404,
  'auth.flow_unconfirmed': 409,
  'auth.code_wrong': 422,
  'auth.code_expired': 422,
  'auth.code_tries': 429,
  'auth.code_too_soon': 429,
  'auth.code_too_many': 429,
  'auth.telegram_signature': 403,
  'auth.telegram_unknown': 404,
  'auth.telegram_taken': 409,
  'auth.phone_mismatch': 403,
  'second_factor.not_staff': 403,
  'second_factor.enrolled': 409,
  'second_factor.not_enrolled': 409,
  'second_factor.code_wrong': 422,
  'second_factor.recovery_code_wrong': 422,
  'ad.not_found': 404,
  'ad.forbidden': 403,
  'ad.stale': 409,
  'ad.illegal_transition': 409,
  'ad.incomplete': 422,
  'ad.quota': 409,
  'ad.phone_hidden': 404,
  'ad.lift_too_soon': 409,
  'ad.too_many_drafts': 409,
  'ad.unconfirmed': 409,
  'confirmation.unknown': 404,
  'confirmation.expired': 410,
  'confirmation.used': 410,
  'confirmation.too_soon': 429,
  'confirmation.too_many': 429,
  'confirmation.undeliverable': 422,
  'photo.not_image': 415,
  'photo.too_large': 413,
  'photo.too_small': 422,
  'photo.too_many': 422,
  'photo.not_found': 404,
  'photo.interrupted': 400,
  'moderation.own_ad': 403,
  'moderation.claimed': 409,
  'moderation.phones_spent': 429,
  'moderation.batch_taken': 409,
  'moderation.reasons_missing': 422,
  'user.not_found': 404,
  'user.exists': 409,
  // The clients' own: no answer came at all.
  'network.failed': 503,
  'server.failed': 500,
  'server.unavailable': 503,
}

/** Refusals that mean an attack when there are many of them, besides all of 403 and 429 (docs/security.md). */
const SUSPICIOUS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'auth.code_wrong',
  'second_factor.code_wrong',
  'second_factor.recovery_code_wrong',
  'request.key_reused',
])

const refusalLevel = (code: ErrorCode, status: number) =>
  status === 403 || status === 429 || SUSPICIOUS.has(code) ? 'warn' : 'info'

/** Which call was asked, by whom and from where: the line of the request itself is below the default level. */
const askedBy = ({ routeOptions, visitor, ip }: FastifyRequest) => ({
  call: routeOptions.config?.call?.id,
  userId: visitor?.userId,
  ip,
})

/** For a whole server: turns errors into the failure envelope; what went wrong inside never leaves (domain §1). */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = toAppError(error)
    const status = STATUSES[failure.code]
    const facts = { code: failure.code, ...askedBy(request) }
    if (status >= 500) request.log.error({ err: error, ...facts }, 'call failed')
    else request.log[refusalLevel(failure.code, status)](facts, 'call refused')
    if (failure.retryAfter !== undefined) reply.header('retry-after', Math.ceil(failure.retryAfter))
    reply.status(status).send(bodyOf(failure, request))
  })
  app.setNotFoundHandler((request, reply) => {
    reply.status(404).send(bodyOf(new AppError('request.not_found'), request))
  })
}

/** An address that cannot be read, or holds more than any id or slug, reaches no route and no hook. */
export function refuseAddress(
  { code }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
): void {
  const isUnreadable = code === 'FST_ERR_BAD_URL'
  const failure = new AppError(isUnreadable ? 'request.malformed' : 'request.not_found')
  reply
    .status(STATUSES[failure.code])
    .headers({ ...headers, 'x-log-session': logSessionOf(request) })
    .send(bodyOf(failure, request))
}

/** The failure in the envelope of the call that was asked; in the gateway's where the address is no call's. */
const bodyOf = ({ code, issues, message }: AppError, request: FastifyRequest): object =>
  ENVELOPES[baseOf(request.routeOptions?.config?.call)].wrapFailure({
    code,
    detail: issues.length > 0 ? issues.slice(0, MOST_ISSUES).map(bounded) : message,
    sessionId: logSessionOf(request),
  })

/** An issue whose place is not as long as the keys of a hostile body. */
const bounded = ({ loc, ...issue }: Issue): Issue => ({
  ...issue,
  loc: loc
    .slice(0, BODY_DEPTH + 1)
    .map((key) => (typeof key === 'string' ? key.slice(0, KEY_LENGTH) : key)),
})

function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const part =
      error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body')
    return new AppError('request.invalid', {
      issues: error.validation.map((entry) => toIssue(part, entry)),
    })
  }
  const code = 'code' in error ? BY_FRAMEWORK_CODE[String(error.code)] : undefined
  if (code) return new AppError(code)
  if (isUnavailable(error)) {
    return new AppError('server.unavailable', { cause: error, retryAfter: RETRY_SECONDS })
  }
  const status = 'statusCode' in error ? error.statusCode : undefined
  return new AppError(BY_STATUS[status ?? 500] ?? 'server.failed', { cause: error })
}

function toIssue(
  part: string,
  entry: { instancePath: string; message?: string; keyword?: string },
): Issue {
  const path = entry.instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  return {
    loc: [part, ...path],
    msg: entry.message ?? ERROR_TEXTS['request.invalid'],
    type: entry.keyword ?? 'invalid',
  }
}

/** Errors of plugins that have no code of their own. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'request.malformed',
  // Paths that lead out of the folder of static files.
  403: 'request.not_found',
  404: 'request.not_found',
  412: 'request.malformed',
  416: 'request.malformed',
}

const BY_FRAMEWORK_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_REQ_FILE_TOO_LARGE: 'photo.too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupported_type',
}
