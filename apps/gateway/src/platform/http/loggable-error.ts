import { DrizzleQueryError } from 'drizzle-orm/errors'

type LoggableError = {
  type: string
  message: string
  code?: string
  stack: string
  cause?: LoggableError
}

/**
 * An error as it may be logged. A failed statement tells its parameters – phones, hashes of codes – in
 * its message and PostgreSQL repeats values in its `detail`: of such errors only the statement, the
 * reason and the place are kept (domain §2).
 */
export function loggableError(error: unknown): LoggableError {
  if (!isErrorLike(error)) return { type: typeof error, message: 'not an error', stack: '' }
  const message = error instanceof DrizzleQueryError ? error.query : error.message
  const code = 'code' in error && error.code !== undefined ? { code: String(error.code) } : {}
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name ?? 'Error',
    message,
    ...code,
    stack: stack.join('\n'),
    ...(error.cause !== undefined && { cause: loggableError(error.cause) }),
  }
}

/** pg-boss emits copies of errors, which are plain objects. */
function isErrorLike(error: unknown): error is Omit<Error, 'name'> & { name?: string } {
  if (error instanceof Error) return true
  if (typeof error !== 'object' || error === null || !('message' in error)) return false
  const isStack = !('stack' in error) || typeof error.stack === 'string'
  return typeof error.message === 'string' && isStack
}
