import { createHash } from 'node:crypto'
import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** A statement whose text and name were made once; values come for its placeholders. */
export interface PreparedRead {
  name: string
  text: string
  params: unknown[]
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** Behind PgBouncer processes share connections: what has the name has the text, whatever version made it. */
export const statementName = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)

/** @param statement with `sql.placeholder` for what differs from one time to the next */
export function prepareRead(statement: SQL): PreparedRead {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return { name: statementName(text), text, params }
}

/**
 * That a connection does not hold the statement though this client prepared it, or that another client did: PgBouncer in transaction
 * mode without `max_prepared_statements`. And that its columns have changed since (0A000).
 */
const NOT_AS_PREPARED: ReadonlySet<unknown> = new Set(['26000', '42P05', '0A000'])

/**
 * Makes the function that runs a prepared statement, so that PostgreSQL plans it once for a connection. Where connections do not keep
 * statements they are sent whole from then on.
 */
export function preparedReadsOn(pool: pg.Pool) {
  let isKept = true
  return async <Row extends object>(
    { name, text, params }: PreparedRead,
    values: Record<string, unknown>,
  ): Promise<Row[]> => {
    const query = { text, values: fillPlaceholders(params, values) }
    if (isKept) {
      try {
        return (await pool.query<Row>({ ...query, name })).rows
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && NOT_AS_PREPARED.has(error.code)))
          throw error
        isKept = false
      }
    }
    return (await pool.query<Row>(query)).rows
  }
}
