import type { PoolClient } from 'pg'

/** Does `work` while these indexes are away, and makes them again. */
export async function withoutIndexes(
  client: PoolClient,
  names: string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(
    'SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE indexname = ANY ($1)',
    [names],
  )
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
  await work()
  await client.query("SET maintenance_work_mem = '512MB'")
  for (const { made } of rows) await client.query(made)
  await client.query('RESET maintenance_work_mem')
}
