import { AppError } from '@trassa/contracts/app-error'

const SECOND_MS = 1000
const LONGEST_MS = 60 * SECOND_MS

/** What the gateway asked for with `Retry-After`, in milliseconds; 0 where it asked for nothing. */
export const retryAfterMs = (error: unknown): number =>
  error instanceof AppError ? (error.retryAfter ?? 0) * SECOND_MS : 0

/**
 * How long to wait before the next attempt, in milliseconds: 2 s after the first failure, twice as long
 * after each further one, at most a minute – and never less than the gateway asked for.
 */
export const retryDelay = (failures: number, error: unknown): number =>
  Math.max(retryAfterMs(error), Math.min(LONGEST_MS, SECOND_MS * 2 ** failures))
