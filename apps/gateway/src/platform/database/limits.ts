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

/** Of an ordinary job, and of a request but for `REQUEST_SILENCE_MS`: docs/operations.md repeats them. */
export const REQUEST_LIMITS: DatabaseLimits = {
  statement: 15 * SECOND,
  lock: 4 * SECOND,
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

/** `silence` of what a visitor waits for: an answer comes within five seconds, if only 503. */
export const REQUEST_SILENCE_MS = 4.5 * SECOND

/** For a connection: a new one, or a free one of the pool. */
export const CONNECT_MS = 4 * SECOND
