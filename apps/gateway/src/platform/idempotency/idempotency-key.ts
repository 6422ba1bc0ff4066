import type { FastifyRequest } from 'fastify'

/** What the caller repeats a call under (domain §1); `undefined` where he does not mind repeats. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}
