import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'
import type { FastifyRequest } from 'fastify'

type Headers = FastifyRequest['headers']

const isMultipart = (headers: Headers) => /^multipart\//i.test(headers['content-type'] ?? '')

const isCompressed = ({ 'content-encoding': encoding = 'identity' }: Headers) =>
  encoding.toLowerCase() !== 'identity'

/** A body of unknown length counts as one: only reading it would tell. */
const hasBody = (headers: Headers) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

/**
 * Refuses a body that the call does not take, by what the headers say of it. Asked before anything of it
 * is read; how many bytes it has is then counted by Fastify, against the route's `bodyLimit`.
 *
 * @throws AppError `request.no_body`, `request.unsupported_type`
 */
export function refuseBody(call: Call, { headers }: Pick<FastifyRequest, 'headers'>): void {
  if (!hasBody(headers)) return
  if (!call.body && !call.upload) throw new AppError('request.no_body')
  const isUpload = call.upload === true
  if (isCompressed(headers) || isMultipart(headers) !== isUpload) {
    throw new AppError('request.unsupported_type')
  }
}
