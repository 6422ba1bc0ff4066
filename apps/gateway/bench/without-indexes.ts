import type { PoolClient } from 'pg'

/** Runs `work` while these tables have only the indexes of their constraints, then recreates the others. */
export async function withoutIndexes(
  client: PoolClient,
  tables: string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes
     WHERE schemaname = 'public' AND tablename = ANY ($1)
       AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
  await work()
  await client.query("SET maintenance_work_mem = '512MB'")
  for (const { made } of rows) await client.query(made)
  await client.query('RESET maintenance_work_mem')
}
