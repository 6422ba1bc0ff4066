import type pg from 'pg'
import { LONG_LIMITS } from '../limits.ts'

/** Receives a piece of what COPY sends; it is valid until the function returns. */
export type TakeChunk = (chunk: Buffer) => void

/** A query of pg's own kind whose CopyData messages are handed on as they come from the socket, without being kept. */
class CopyOut implements pg.Submittable {
  private failure: unknown
  private readonly text: string
  private readonly take: TakeChunk
  private readonly settle: (failure?: unknown) => void

  constructor(text: string, take: TakeChunk, settle: (failure?: unknown) => void) {
    this.text = text
    this.take = take
    this.settle = settle
  }

  submit(connection: pg.Connection): void {
    connection.query(this.text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.failure !== undefined) return
    try {
      this.take(chunk)
    } catch (error) {
      // The server goes on sending: the connection is usable again only after the last message.
      this.failure = error
    }
  }

  handleCommandComplete(): void {
    // Told by ReadyForQuery.
  }

  handleReadyForQuery(): void {
    this.settle(this.failure)
  }

  handleError(error: Error): void {
    this.settle(error)
  }
}

/**
 * Makes the function that runs `COPY … TO STDOUT`, in a transaction of its own that may last: the statement has
 * `LONG_LIMITS`, but silence and a hanging server end it like any other. `take` runs while data come, so that the server
 * waits for a slow one, and other work of the process goes on between two pieces.
 */
export const copyOutOn =
  (pool: pg.Pool) =>
  async (statement: string, take: TakeChunk): Promise<void> => {
    const client = await pool.connect()
    let broken = true
    try {
      await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = ${LONG_LIMITS.statement}`)
      await new Promise<void>((resolve, reject) => {
        const settle = (failure?: unknown) => (failure === undefined ? resolve() : reject(failure))
        client.query(new CopyOut(statement, take, settle))
      })
      // A COMMIT would count as a write (`readOnlyOn`).
      await client.query('ROLLBACK')
      broken = false
    } finally {
      client.release(broken)
    }
  }
