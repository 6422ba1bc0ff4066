import { is, type SQL, sql } from 'drizzle-orm'
import { PgBigInt53, type PgColumn } from 'drizzle-orm/pg-core'

/**
 * The columns of a SELECT under their names in the code, for rows that drizzle does not decode (`prepareRead`). A bigint of
 * `mode: 'number'` is cast, because pg returns bigints as strings.
 */
export const namedColumns = (columns: Record<string, PgColumn | SQL>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => {
      const value = is(column, PgBigInt53) ? sql`${column}::float8` : column
      return sql`${value} AS ${sql.identifier(name)}`
    }),
    sql`, `,
  )
