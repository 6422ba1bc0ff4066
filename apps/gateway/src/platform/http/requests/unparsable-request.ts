import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '@trassa/contracts/app-error'
import { ENVELOPES } from '@trassa/contracts/envelopes'
import type { ErrorCode } from '@trassa/contracts/errors'

interface Refusal {
  status: number
  code: ErrorCode
}

const MALFORMED: Refusal = { status: 400, code: 'request.malformed' }

/** What Node's parser gives up with, beside what is no HTTP at all. */
const BY_PARSER_CODE: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request.too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request.malformed' },
}

/**
 * Answers what Node could not parse with the failure envelope and the headers of every other answer, and
 * closes the connection. There is no request yet, so that no hook and no error handler is asked.
 */
export const refuseUnparsable =
  (headers: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const { status, code } = BY_PARSER_CODE[error.code ?? ''] ?? MALFORMED
      const sessionId = randomUUID()
      const { message } = new AppError(code)
      const failure = ENVELOPES.gateway.wrapFailure({ code, detail: message, sessionId })
      const body = JSON.stringify(failure)
      const lines = Object.entries({
        ...headers,
        'x-log-session': sessionId,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    }
    socket.destroy(error)
  }
