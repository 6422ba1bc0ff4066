/**
 * How long the database may take, in milliseconds. The server enforces `statement`, `lock` and
 * `idleInTransaction`; the client enforces `silence`, for a server or a network that answers nothing.
 */
export interface DatabaseLimits {
  statement: number
  /** Waiting for a lock that another transaction holds. */
  lock: number
  /** A transaction that sends nothing. */
  idleInTransaction: number
  /** A connection without any traffic; longer than `statement`, so that a slow statement is named as one. */
  silence: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Of a request and of an ordinary job: docs/operations.md repeats them. */
export const REQUEST_LIMITS: DatabaseLimits = {
  statement: 15 * SECOND,
  lock: 5 * SECOND,
  idleInTransaction: 30 * SECOND,
  silence: 20 * SECOND,
}

/** Of work that is known to be long: migrations, dictionaries, the demo's data. */
export const LONG_LIMITS: DatabaseLimits = {
  statement: 30 * MINUTE,
  lock: 10 * MINUTE,
  idleInTransaction: 10 * MINUTE,
  silence: 31 * MINUTE,
}

/** For a connection: a new one, or a free one of the pool. */
export const CONNECT_MS = 5 * SECOND
