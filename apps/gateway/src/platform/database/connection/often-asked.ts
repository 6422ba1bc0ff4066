import type pg from 'pg'
import { statementName } from './prepared-reads.ts'

/** Asked so often, a statement is prepared. */
const OFTEN = 5
/** Prepared statements of a connection at most. */
const MOST_PREPARED = 200
/** Texts that are counted at most: those of long lists of values come once. */
const MOST_COUNTED = 2000
/** The result of a prepared statement has other columns since. */
const CHANGED = '0A000'

export type OftenAsked = ReturnType<typeof createOftenAsked>

/**
 * Makes the function that lets a connection, or those of a pool, prepare statements with parameters that are asked often, under a name
 * that is the same for all processes: parsing and planning take longer than most statements of a transaction. Not behind PgBouncer,
 * where the next connection may not know the name, which would end a transaction.
 *
 * @param isDirect whether connections are to PostgreSQL itself
 */
export function createOftenAsked(isDirect: () => boolean) {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  let hasChanged = false

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known) return known
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size >= MOST_COUNTED) counts.clear()
    counts.set(text, count)
    if (count < OFTEN || names.size >= MOST_PREPARED) return undefined
    const name = statementName(text)
    names.set(text, name)
    return name
  }

  return <Client extends pg.ClientBase | pg.Pool>(client: Client): Client => {
    const query = async (config: pg.QueryConfig, params: unknown[]) => {
      const isPrepared = !hasChanged && isDirect() && params.length > 0
      const name = isPrepared ? nameOf(config.text) : undefined
      try {
        return await client.query(name ? { ...config, name } : config, params)
      } catch (error) {
        if (name && error instanceof Error && 'code' in error) hasChanged ||= error.code === CHANGED
        throw error
      }
    }
    return Object.create(client, { query: { value: query } })
  }
}
