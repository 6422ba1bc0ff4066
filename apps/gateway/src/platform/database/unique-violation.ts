import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because another row has the value. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof DatabaseError && cause.code === UNIQUE_VIOLATION
}
