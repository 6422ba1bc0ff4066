import type { FastifyRequest } from 'fastify'

const LOG_SESSION = /^[\w-]{1,64}$/

/** By what a deed is found in the log: its audit row and its log lines carry both. */
export interface Trace {
  /** Made by the server for each request; absent where no request asked: in a job, on the command line. */
  requestId?: string
  /** The log session (domain §1). A client chooses its own, so it proves nothing. Of a job: its name. */
  sessionId: string
}

type Identified = Pick<FastifyRequest, 'id' | 'headers'>

/** `X-Log-Session` of a request; one without a usable header is a log session of its own. */
export function logSessionOf({ id, headers }: Identified): string {
  const { 'x-log-session': given } = headers
  return typeof given === 'string' && LOG_SESSION.test(given) ? given : id
}

export const traceOf = (request: Identified): Trace => ({
  requestId: request.id,
  sessionId: logSessionOf(request),
})
