import type { ErrorCode } from '@trassa/contracts/errors'

/**
 * Whether a call failed with this code. By its shape: while the server renders, errors come from
 * outside of the bundle, whose `AppError` is another class than the one in it.
 */
export const failedWith = (error: unknown, code: ErrorCode): boolean =>
  error instanceof Error && 'code' in error && error.code === code
