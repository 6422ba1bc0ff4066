import { AppError } from '@trassa/contracts/app-error'
import { BODY_DEPTH, baseOf } from '@trassa/contracts/call'
import { ENVELOPES } from '@trassa/contracts/envelopes'
import { ERROR_TEXTS, type ErrorCode, type Issue } from '@trassa/contracts/errors'
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isUnavailable } from '../database/unavailable.ts'
import { STATUSES } from './error-statuses.ts'
import { logSessionOf } from './trace.ts'

/** The most wrong values that an answer names, and the most signs of each key on the way to one. */
const MOST_ISSUES = 50
const KEY_LENGTH = 80

/** How long a client waits before it repeats a call that found no database or service, in seconds. */
const RETRY_SECONDS = 5

/**
 * Refusals that are warnings, besides all of 403 and 429: many of them mean an attack (docs/security.md), or an
 * operator has to act.
 */
const WARNINGS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'auth.code_wrong',
  'second_factor.code_wrong',
  'second_factor.recovery_code_wrong',
  'second_factor.unreadable',
  'request.key_reused',
])

/** Answers with 5xx that the operator has asked for. */
const ANNOUNCED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['site.maintenance'])

const refusalLevel = (code: ErrorCode, status: number) =>
  status === 403 || status === 429 || WARNINGS.has(code) ? 'warn' : 'info'

interface AskedBy {
  call: string | undefined
  userId?: string | undefined
  ip: string
}

/** Which call was asked, by whom and from where: the line of the request itself is below the default level. */
const askedBy = ({ routeOptions, visitor, ip }: FastifyRequest): AskedBy => ({
  call: routeOptions.config?.call?.id,
  userId: visitor?.userId,
  ip,
})

/** For a whole server: turns errors into the failure envelope; what went wrong inside never leaves (domain §1). */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { failure, status } = reportFailure(error, request.log, askedBy(request))
    const retryAfter = failure.retryAfter ?? (status === 503 ? RETRY_SECONDS : undefined)
    if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter))
    reply.status(status).send(bodyOf(failure, request))
  })
  app.setNotFoundHandler((request, reply) => {
    reply.status(404).send(bodyOf(new AppError('request.not_found'), request))
  })
}

/** Logs why a call failed or was refused; gives what its caller may know of it. */
export function reportFailure(error: Error, log: FastifyBaseLogger, asked: AskedBy) {
  const failure = toAppError(error)
  const status = STATUSES[failure.code]
  const facts = { code: failure.code, ...asked }
  if (status >= 500 && !ANNOUNCED.has(failure.code))
    log.error({ err: error, ...facts }, 'call failed')
  else log[refusalLevel(failure.code, status)](facts, 'call refused')
  return { failure, status }
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
  if (isUnavailable(error) || OUT_OF_RESOURCES.has('code' in error ? String(error.code) : '')) {
    return new AppError('server.unavailable', { cause: error })
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

/** Of the operating system: no space for files, no file that may be opened. */
const OUT_OF_RESOURCES = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'])

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
