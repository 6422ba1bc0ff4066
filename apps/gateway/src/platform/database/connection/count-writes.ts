import type pg from 'pg'

/** Statements that leave nothing behind by themselves, by the first word of PostgreSQL's command tag. */
const READS: ReadonlySet<string> = new Set([
  'SELECT',
  'BEGIN',
  'START',
  'SAVEPOINT',
  'RELEASE',
  'ROLLBACK',
  'SET',
  'SHOW',
  'DECLARE',
  'FETCH',
  'CLOSE',
  'EXPLAIN',
  'LISTEN',
  'DISCARD',
])

/** The transaction status of `ReadyForQuery` outside of any transaction. */
const IDLE = 'I'

export interface WriteCounter {
  /** Counts the writes on a connection from now on. */
  watch: (client: pg.ClientBase) => void
  /** How many there were at least. */
  count: () => number
}

/**
 * Counts the writes that connections complete, each before the code that waits for it learns of it. Every COMMIT
 * counts, whatever was done in its transaction. Outside of a transaction a `SELECT` or `COPY … TO` that writes (by a function, or
 * in a CTE) is not recognised: such a statement belongs into a transaction. What was rolled back counts where it wrote, and
 * so does a connection that ends: its last write may have been committed without an answer.
 */
export function createWriteCounter(): WriteCounter {
  let writes = 0

  function watch(client: pg.ClientBase): void {
    let hasWritten = false
    let isCopyOut = false
    const { connection } = client as pg.Client
    // COPY has one tag for both directions.
    connection.on('copyOutResponse', () => {
      isCopyOut = true
    })
    connection.on('commandComplete', ({ text }: { text: string }) => {
      const end = text.indexOf(' ')
      if (!isCopyOut && !READS.has(end < 0 ? text : text.slice(0, end))) hasWritten = true
      isCopyOut = false
    })
    // CommandComplete may come before the commit of a statement without a transaction; ReadyForQuery comes after it.
    connection.prependListener('readyForQuery', ({ status }: { status: string }) => {
      isCopyOut = false
      if (!hasWritten || status !== IDLE) return
      hasWritten = false
      writes += 1
    })
    connection.once('end', () => {
      writes += 1
    })
  }

  return { watch, count: () => writes }
}
