import type { Pool } from 'pg'

export interface Statement {
  text: string
  values: unknown[]
}

/** Keeps what `work` sends to the database outside transactions. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pool
  const watched = (...args: [string | { text: string }, unknown[]?]) => {
    const [first, values = []] = args
    statements.push({ text: typeof first === 'string' ? first : first.text, values })
    return Reflect.apply(query, pool, args)
  }
  Object.assign(pool, { query: watched })
  try {
    await work()
  } finally {
    Object.assign(pool, { query })
  }
  return statements
}
