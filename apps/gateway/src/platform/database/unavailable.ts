/** What a failed connection says in `code`: Node's errors of sockets and name servers. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/**
 * SQLSTATEs (https://www.postgresql.org/docs/current/errcodes-appendix.html): 08 connection exception,
 * 53 insufficient resources (full disk, too many connections), 57P01–57P03 shutdown, crash, cannot connect
 * now, 57P05 idle session timeout, 57014 statement timeout, 55P03 lock timeout, 25P03 idle in transaction
 * timeout, 40001 and 40P01 a transaction that was rolled back for the sake of another.
 */
const SQL_STATE = /^(08...|53...|57P01|57P02|57P03|57P05|57014|55P03|25P03|40001|40P01)$/

/** Errors that pg makes itself have no code, only these texts. */
const MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/

/**
 * Whether an error means that the database could not be asked, or did not answer within its limits
 * (limits.ts): the same request may succeed in a moment. Looks through `cause` to any depth (drizzle
 * wraps what pg throws) and into the parts of an AggregateError (a name with several addresses).
 */
export function isUnavailable(error: unknown): boolean {
  const seen = new Set<unknown>()
  const pending: unknown[] = [error]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!(next instanceof Error) || seen.has(next)) continue
    seen.add(next)
    const code = 'code' in next ? String(next.code) : ''
    if (NETWORK_CODES.has(code) || SQL_STATE.test(code) || MESSAGE.test(next.message)) return true
    pending.push(next.cause, ...(next instanceof AggregateError ? next.errors : []))
  }
  return false
}
